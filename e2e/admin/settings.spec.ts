import { settingKeys } from "@boab/contracts/admin/settings";
import type { Page } from "@playwright/test";
import { getSlotPort } from "../../scripts/stack/slot.ts";
import { type Stack, startStack } from "../../scripts/stack/stack.ts";
import { expect, test } from "../support/test.ts";

// Settings apply to everyone, so these tests start their own stack.
const webPort = 3120;
let stack: Stack;

test.describe.configure({ mode: "serial" });
const baseURL = `http://localhost:${getSlotPort(webPort)}`;
test.use({ baseURL });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  stack = await startStack({ database: "boab_switches", apiPort: 4120, webPort, withWeb: true });
});
test.afterAll(() => stack.stop());

const setting = (page: Page, label: string) => page.getByRole("article", { name: label });

async function change(
  page: Page,
  label: string,
  choose: (card: ReturnType<typeof setting>) => Promise<void>,
  why: string,
) {
  const card = setting(page, label);
  await expect(async () => {
    await card.locator("summary").click();
    await expect(card.getByLabel("Why?")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await choose(card);
  await card.getByLabel("Why?").fill(why);
  await card.getByRole("button", { name: "Save" }).click();
}

test("X-06 GUARD-01 an admin opens the marketplace, a visitor sees it, the history shows it, and it closes again", async ({
  page,
  logIn,
  browser,
}) => {
  test.setTimeout(60_000);
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await logIn("admin");
  await page.goto("/admin/settings");
  const label = "Who can see the marketplace";
  const card = setting(page, label);
  // The demo begins with every area open.
  const close = (form: ReturnType<typeof setting>) =>
    form.getByLabel(/^Staff and sellers only/).check();
  await change(page, label, close, "Not yet");
  await expect(card.getByText("Not yet")).toBeVisible();
  await visitor.goto("/marketplace");
  await expect(visitor).toHaveURL(/pageNotFound=404/);
  await expect(
    visitor.getByRole("link", { name: "Tell me when Marketplace opens" }),
  ).toHaveAttribute("href", "/opening/marketplace");
  await expect(card.getByText("Everyone else sees “page not found”").first()).toBeVisible();
  await change(page, label, (form) => form.getByLabel(/^Everyone/).check(), "Launch day");
  await expect(card.getByText("Launch day")).toBeVisible();
  await expect(card.getByText("Everyone can browse").first()).toBeVisible();

  await visitor.goto("/marketplace");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
    "Made by hand. Sent from down the road.",
  );
  await visitor.goto("/");
  await expect(visitor.getByRole("link", { name: "Browse Marketplace" })).toHaveAttribute(
    "href",
    "/marketplace",
  );

  await change(page, label, close, "Too early");
  await expect(card.getByText("Too early")).toBeVisible();
  await visitor.goto("/marketplace");
  await expect(visitor).toHaveURL(/pageNotFound=404/);

  await card.getByRole("link", { name: /History/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
  const entries = page.getByRole("main").locator("ol > li");
  await expect(entries).toHaveCount(5);
  await expect(entries.nth(0)).toContainText("Too early");
  await expect(entries.nth(0)).toContainText("Current");
  await expect(entries.nth(1)).toContainText("Launch day");
  await expect(entries.nth(1)).toContainText("Everyone");
  await expect(entries.nth(4)).toContainText("Original value");
});

test("GUARD-01 GUARD-02 X-07 X-78 closed areas redirect home whom the rules keep out, and Coming Soon says so", async ({
  page,
  context,
  logIn,
  browser,
}) => {
  test.setTimeout(60_000);
  await logIn("admin");
  await page.goto("/admin/settings");
  const label = "Who can watch media";
  const close = (form: ReturnType<typeof setting>) => form.getByLabel(/^Staff, sellers/).check();
  await change(page, label, close, "Not yet");
  await expect(setting(page, label).getByText("Not yet")).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto("/");
  await visitor.getByRole("button", { name: "All areas" }).hover();
  await expect(visitor.getByText("Coming Soon").first()).toBeVisible();
  await visitor.getByRole("link", { name: "Tell me when it opens: Media" }).first().click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Media opens soon");

  const fetchRedirectLocation = async (path: string) =>
    (await context.request.get(path, { maxRedirects: 0 })).headers().location;
  for (const path of ["/marketplace", "/marketplace/checkout", "/media", "/media/explore"]) {
    const response = await visitor.request.get(path, { maxRedirects: 0 });
    expect(response.headers().location, path).toBe("/?pageNotFound=404");
  }
  await logIn("member");
  for (const path of ["/marketplace", "/media", "/media/add-video"])
    expect(await fetchRedirectLocation(path), path).toBe("/?pageNotFound=404");
  await logIn("creator");
  expect(await fetchRedirectLocation("/marketplace")).toBe("/?pageNotFound=404");
  expect(await fetchRedirectLocation("/media")).toBeUndefined();
});

test("DIR-HOME-08 X-06 R16 an open marketplace shows its products in the directory, and caches may keep what is the same for all", async ({
  page,
  logIn,
  browser,
}) => {
  test.setTimeout(90_000);
  const visitors = await browser.newContext({ baseURL });
  const visitor = await visitors.newPage();
  await visitor.goto("/directory");
  const products = (of: Page) =>
    of.getByRole("region").filter({
      has: of.getByRole("link", { name: "Shop Clothing & Accessories" }),
    });
  await expect(products(visitor)).toHaveCount(0);

  await logIn("admin");
  await page.goto("/admin/settings");
  const label = "Who can see the marketplace";
  await change(page, label, (form) => form.getByLabel(/^Everyone/).check(), "For good");
  await expect(setting(page, label).getByText("For good")).toBeVisible();

  await test.step("DIR-HOME-08 up to 24 products of one category, each for sale", async () => {
    await visitor.goto("/directory");
    const shown = products(visitor).getByRole("article");
    await expect(shown.first()).toBeVisible();
    const count = await shown.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(24);
    const { data } = await (
      await visitor.request.get(
        "/api/shop-item/get-items?cat=Clothing%20%26%20Accessories&stock=1&sort=newest&ps=24",
      )
    ).json();
    expect(count).toBe(data.length);
    await expect(shown.first()).toContainText(data[0].name);
  });

  const readCacheControl = async (requester: Page, path: string) =>
    (await requester.request.get(path)).headers()["cache-control"] ?? "";
  const { data: items } = await (await visitor.request.get("/api/shop-item/get-items?ps=8")).json();
  const [{ sku, storeSlug }] = items;
  const pages = [
    "/marketplace",
    "/marketplace/browse",
    "/marketplace/browse?q=cloth",
    "/marketplace/products/clothing-accessories",
    `/marketplace/item/${sku}`,
  ];
  const store = `/marketplace/stores/${storeSlug}`;
  for (const path of [...pages, store, `${store}/items`])
    expect
      .soft(await readCacheControl(visitor, path), path)
      .toMatch(/^public, max-age=0, s-maxage=30/);
  // The same page for a member, so the same header; a store may be their own, so it is read with their cookie.
  for (const path of pages)
    expect
      .soft(await readCacheControl(page, path), path)
      .toMatch(/^public, max-age=0, s-maxage=30/);
  for (const path of [store, `${store}/items`, "/marketplace/checkout", "/my-account/orders"])
    expect.soft(await readCacheControl(page, path), path).toBe("private, no-store");
  await visitors.close();
});

test("X-05 pages show the fees changed in the settings", async ({ page, logIn, browser }) => {
  await logIn("admin");
  await page.goto("/admin/settings");
  const label = "Seller fees";
  await change(page, label, (form) => form.getByLabel("Platform fee (%)").fill("20"), "A try");
  // Above the maximum of 15: refused next to the field, and the input is kept.
  const card = setting(page, label);
  await expect(card.getByText("The maximum can't be lower than the platform fee.")).toBeVisible();
  await expect(card.getByLabel("Platform fee (%)")).toHaveValue("20");
  await card.getByLabel("Platform fee (%)").fill("8.5");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByText("A try")).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto("/fees");
  await expect(visitor.getByRole("main")).toContainText("8.5% plus card cost, never above 15%");
  await expect(visitor.getByRole("row", { name: /\$89\.00/ })).toContainText("$7.57");
});

test("when two admins edit at once, the second sees a conflict and keeps the input", async ({
  page,
  logIn,
  context,
}) => {
  await logIn("admin");
  await page.goto("/admin/settings");
  const other = await context.newPage();
  await other.goto("/admin/settings");
  const label = "Free trial in months";
  const months = (value: string) => (form: ReturnType<typeof setting>) =>
    form.getByLabel("Free months (months)").fill(value);
  await change(other, label, months("3"), "Shorter");
  await expect(setting(other, label).getByText("Shorter")).toBeVisible();

  await change(page, label, months("9"), "Longer");
  const card = setting(page, label);
  await expect(card.getByRole("alert")).toContainText(
    "Someone else changed this while you were editing",
  );
  await expect(card.getByText("Shorter")).toBeVisible();
  await expect(card.getByLabel("Free months (months)")).toHaveValue("9");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByText("Longer")).toBeVisible();
  await page.goto("/pricing");
  await expect(page.getByRole("main")).toContainText("First 9 months free");
});

test("a moderator can view the settings, sees why they can't change them, and a post is refused", async ({
  page,
  logIn,
}) => {
  await logIn("moderator");
  await page.goto("/admin/settings");
  await expect(page.getByText("Only admins can change settings")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(settingKeys.length);
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
  const response = await page.request.post("/admin/settings", {
    headers: { origin: new URL(page.url()).origin },
    form: { key: "trialMonths", value: "1", reason: "Sneaking in", version: "0" },
  });
  expect(response.status()).toBe(403);
});
