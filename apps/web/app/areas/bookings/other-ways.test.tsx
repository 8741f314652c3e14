import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OtherWays } from "./other-ways.tsx";

const show = (bookingLink: string | null, bookingPhone: string | null) =>
  renderToStaticMarkup(<OtherWays settings={{ bookingLink, bookingPhone }} />);

const phone = 'href="tel:+61370100001"';
const link = 'href="https://book.example/adut"';

test.each([
  ["both", "https://book.example/adut", "+61 3 7010 0001", [link, phone]],
  ["a link alone", "https://book.example/adut", null, [link]],
  ["a phone alone", null, "+61 3 7010 0001", [phone]],
] as const)("BOOK-05 %s can be pressed", (_what, bookingLink, bookingPhone, expected) => {
  const html = show(bookingLink, bookingPhone);
  for (const href of [link, phone])
    expect(html.includes(href)).toBe((expected as readonly string[]).includes(href));
  if (bookingPhone) expect(html).toContain("Book by phone: +61 3 7010 0001");
  if (bookingLink) expect(html).toContain("Book on their website");
});

test("BOOK-05 without either there is nothing to see", () => {
  expect(show(null, null)).toBe("");
});
