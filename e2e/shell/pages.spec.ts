import type { Page } from "@playwright/test";
import { publicPages } from "../../scripts/pages/all.ts";
import { journeysOrigin } from "../../scripts/stack/slot.ts";
import { expect, test } from "../support/test.ts";

const opens =
  (path: string, heading: RegExp) =>
  async ({ page }: { page: Page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(new URL(page.url()).search).toBe("");
  };

test("SHELL-01 a visitor opens the home page", opens("/", /Rooted in Africa/));
test("SHELL-02 a visitor opens the directory", opens("/directory", /does it beautifully/i));
test(
  "SHELL-04 a visitor opens the page for sellers",
  opens("/marketplace-onboarding", /sell|market/i),
);
test("SHELL-09 a visitor opens the magazine", opens("/wellbeing", /wellbeing/i));
test("SHELL-09 a visitor opens the magazine by its capital", opens("/Wellbeing", /wellbeing/i));
test("SHELL-10 a visitor opens the page to register", opens("/register", /join the community/i));
test("SHELL-14 a visitor opens the contact page", opens("/contact-us", /contact/i));

test("SHELL-03 a member opens /directory/add-business", async ({ page, logIn }) => {
  await logIn("business owner");
  await page.goto("/directory/add-business");
  await expect(page).toHaveURL(/\/directory\/add-business$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("SHELL-05 SHELL-06 SHELL-07 GUARD-01 a seller opens the marketplace, a store and checkout", async ({
  page,
  logIn,
}) => {
  await logIn("seller");
  const store = `/marketplace/${Buffer.from("demo-kwame-mensah").toString("base64url")}`;
  for (const path of ["/marketplace", store, "/marketplace/checkout"]) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("SHELL-08 GUARD-02 GUARD-08 an approved creator opens /media", async ({ page, logIn }) => {
  await logIn("creator");
  await page.goto("/media");
  await expect(page).toHaveURL(/\/media$/);
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
  ["visitor", ["/marketplace", "/marketplace/checkout", "/media", "/admin"]],
  ["member", ["/marketplace", "/marketplace/checkout", "/media", "/admin"]],
  ["seller", ["/admin"]],
  ["creator", ["/marketplace", "/admin"]],
] as const;

for (const [who, paths] of closed) {
  test(`GUARD-01 GUARD-02 GUARD-03 guarded pages redirect a ${who} home with pageNotFound=404`, async ({
    page,
    logIn,
  }) => {
    if (who !== "visitor") await logIn(who);
    for (const path of paths) {
      await page.goto(path);
      await expect(page, path).toHaveURL("/?pageNotFound=404");
    }
  });
}

test("SHELL-33 HOME-08 an unknown path leads home and says so", async ({ page }) => {
  await page.goto("/there/is/nothing/here");
  await expect(page).toHaveURL("/?pageNotFound=404");
  await expect(page.getByText(/find that page/)).toBeVisible();
});

test("SHELL-15 a short link opens the member's page", async ({ page }) => {
  await page.goto("/kwame.mensah");
  await expect(page).toHaveURL("/@kwame.mensah");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Kwame Mensah/);
});

test("SHELL-28 HOME-06 every link of the footer leads to a real page", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const links = await footer
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const inside = links.filter((href) => href.startsWith("/"));
  expect(inside.length).toBeGreaterThanOrEqual(10);
  for (const href of inside) {
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    expect(response.url(), href).not.toContain("pageNotFound");
  }
});

for (const { name, path } of publicPages) {
  test(`${name} is complete without JavaScript and has a title`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${journeysOrigin}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect((await page.title()).length).toBeGreaterThan(8);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute("content", /.{40,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /^http/);
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    await context.close();
  });
}

test("public pages are cacheable and reveal nothing about the viewer", async ({ page, logIn }) => {
  const asVisitor = await page.request.get("/contact-us");
  expect(asVisitor.headers()["cache-control"]).toMatch(/public.*s-maxage/);
  await logIn("member");
  const asMember = await page.request.get("/contact-us");
  expect(await asMember.text()).not.toContain("Amara");
  expect(asMember.headers()["cache-control"]).toBe(asVisitor.headers()["cache-control"]);
  const own = await page.request.get("/account-management");
  expect(own.headers()["cache-control"]).toContain("no-store");
});
