import type { APIRequestContext, APIResponse } from "@playwright/test";
import { publicPages } from "../../scripts/pages/all.ts";
import { extractAttribute, extractTitles, readHtml } from "../support/html.ts";
import { expect, test } from "../support/test.ts";

/** The final path and query, after redirects. */
function getFinalPath(response: APIResponse): string {
  const { pathname, search } = new URL(response.url());
  return pathname + search;
}

async function open(
  request: APIRequestContext,
  path: string,
  heading: RegExp,
  { endsAt = path } = {},
) {
  const response = await request.get(path);
  expect(getFinalPath(response)).toBe(endsAt);
  expect(extractTitles(await readHtml(response))).toEqual([expect.stringMatching(heading)]);
}

const makeOpenTest =
  (path: string, heading: RegExp) =>
  ({ request }: { request: APIRequestContext }) =>
    open(request, path, heading);

test("SHELL-01 a visitor opens the home page", makeOpenTest("/", /Rooted in Africa/));
test("SHELL-02 a visitor opens the directory", makeOpenTest("/directory", /does it beautifully/i));
test(
  "SHELL-04 a visitor opens the page for sellers",
  makeOpenTest("/marketplace-onboarding", /sell|market/i),
);
test("SHELL-09 a visitor opens the magazine", makeOpenTest("/wellbeing", /wellbeing/i));
test(
  "SHELL-09 a visitor opens the magazine by its capital",
  makeOpenTest("/Wellbeing", /wellbeing/i),
);
test(
  "SHELL-10 a visitor opens the page to register",
  makeOpenTest("/register", /join the community/i),
);
test("SHELL-14 a visitor opens the contact page", makeOpenTest("/contact-us", /contact/i));

test("SHELL-03 a member opens /directory/add-business", async ({ context, logIn }) => {
  await logIn("business owner");
  await open(context.request, "/directory/add-business", /your business/i);
});

test("SHELL-05 SHELL-06 GUARD-01 a seller opens the marketplace and a store", async ({
  context,
  logIn,
}) => {
  await logIn("seller");
  await open(context.request, "/marketplace", /made by hand/i);
  const store = Buffer.from("demo-kwame-mensah").toString("base64url");
  await open(context.request, `/marketplace/${store}`, /kumasi cloth house/i, {
    endsAt: "/marketplace/stores/kumasi-cloth-house",
  });
});

test("SHELL-07 GUARD-06 a seller opens checkout", async ({ context, logIn }) => {
  await logIn("seller");
  await open(context.request, "/marketplace/checkout", /cart/i);
});

test("SHELL-08 GUARD-08 an approved creator opens /media", async ({ context, logIn }) => {
  await logIn("creator");
  await open(context.request, "/media", /our stories, played loud/i);
});

test("SHELL-13 GUARD-03 GUARD-05 an admin finds the admin area in the account menu", async ({
  page,
  logIn,
}) => {
  await logIn("admin");
  await page.goto("/");
  await page.getByRole("button", { name: /Hi, Nyandeng/ }).click();
  await page.getByRole("banner").getByRole("link", { name: "Admin", exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

const closed = [
  ["visitor", ["/admin"]],
  ["member", ["/admin"]],
  ["seller", ["/admin"]],
  ["creator", ["/admin"]],
] as const;

for (const [who, paths] of closed) {
  test(`GUARD-03 guarded pages redirect a ${who} home with pageNotFound=404`, async ({
    context,
    logIn,
  }) => {
    if (who !== "visitor") await logIn(who);
    for (const path of paths)
      expect(getFinalPath(await context.request.get(path)), path).toBe("/?pageNotFound=404");
  });
}

test("SHELL-33 HOME-08 an unknown path leads home and says so", async ({ page }) => {
  await page.goto("/there/is/nothing/here");
  await expect(page).toHaveURL("/?pageNotFound=404");
  await expect(page.getByText(/find that page/)).toBeVisible();
});

test("SHELL-15 a short link opens the member's page", async ({ request }) => {
  const response = await request.get("/kwame.mensah");
  expect(getFinalPath(response)).toBe("/@kwame.mensah");
  expect(extractTitles(await readHtml(response))).toEqual(["Kwame"]);
});

test("SHELL-28 HOME-06 every link of the footer leads to a real page", async ({ request }) => {
  const html = await readHtml(await request.get("/"));
  const footer = html.slice(html.indexOf("<footer"), html.indexOf("</footer>"));
  const inside = [...footer.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, href = ""]) => href);
  expect(inside.length).toBeGreaterThanOrEqual(10);
  for (const href of inside) {
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    expect(response.url(), href).not.toContain("pageNotFound");
  }
});

for (const { name, path } of publicPages) {
  test(`${name} is complete without JavaScript and has a title`, async ({ request }) => {
    const html = await readHtml(await request.get(path));
    expect(extractTitles(html)).toHaveLength(1);
    expect(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1]?.length).toBeGreaterThan(8);
    expect(extractAttribute(html, "content", 'name="description"')).toMatch(/.{40,}/);
    expect(extractAttribute(html, "href", 'rel="canonical"')).toMatch(/^http/);
    expect(html.match(/property="og:title"/g)).toHaveLength(1);
  });
}

test("public pages are cacheable and reveal nothing about the viewer", async ({
  context: { request },
  logIn,
}) => {
  const visitorResponse = await request.get("/contact-us");
  expect(visitorResponse.headers()["cache-control"]).toMatch(/public.*s-maxage/);
  await logIn("member");
  const memberResponse = await request.get("/contact-us");
  expect(await memberResponse.text()).not.toContain("Amara");
  expect(memberResponse.headers()["cache-control"]).toBe(
    visitorResponse.headers()["cache-control"],
  );
  const accountResponse = await request.get("/account-management");
  expect(accountResponse.headers()["cache-control"]).toContain("no-store");
});
