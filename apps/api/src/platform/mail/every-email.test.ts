import { mayNeedSignIn } from "@boab/contracts/common/email-links";
import { expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { renderReceiptHtml } from "./receipt.ts";

const app = useTestApp();

const listLinks = (html: string) =>
  Array.from(html.matchAll(/href="([^"]+)"/g), ([, href = ""]) => href.replaceAll("&amp;", "&"));

test("X-77 every link of every email to a page that may need a log-in carries the marker", () => {
  const linksThatNeedSignIn = app.services.emails.flatMap(({ kind, preview }) =>
    listLinks(preview().html)
      .filter((href) => href.startsWith("http") && mayNeedSignIn(new URL(href).pathname))
      .map((href) => [kind, href] as const),
  );
  expect(linksThatNeedSignIn.length).toBeGreaterThan(8);
  for (const [kind, href] of linksThatNeedSignIn)
    expect(new URL(href).searchParams.get("from"), `${kind} ${href}`).toBe("email");
});

test("MAIL-01 X-77 the plain text has the same links", () => {
  for (const { kind, preview } of app.services.emails) {
    const { text } = preview();
    for (const [url] of text.matchAll(/https?:\/\/\S+/g))
      if (mayNeedSignIn(new URL(url).pathname)) expect(url, kind).toMatch(/[?&]from=email(&|$)/);
  }
});

test("every picture of every email is absolute and raster, or attached", () => {
  for (const { kind, preview } of app.services.emails)
    for (const [, src = ""] of preview().html.matchAll(/src="([^"]+)"/g))
      expect(src, kind).toMatch(/^cid:|^https?:\/\/[^?#]+\.(png|jpe?g|gif)$/);
});

test.each([
  ["/pictures/items/dress.svg", false],
  ["https://boab.example/pictures/items/dress.svg", false],
  ["https://media.boab.example/public/dress_sm.jpg", true],
])("a receipt shows the picture %s: %s", (picture, isShown) => {
  const line = { title: "Dress", note: "", amount: "$149.00", picture };
  const html = renderReceiptHtml({
    details: [],
    groups: [{ heading: "Kumasi Cloth House", note: "", lines: [line] }],
    total: { label: "Total", amount: "$149.00" },
  });
  expect(html.includes(`src="${picture}"`)).toBe(isShown);
});
