import type { Page } from "@playwright/test";
import { holdRequests } from "../support/held-requests.ts";
import { expect, test } from "../support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const section = (page: Page, name: string) =>
  page.getByRole("region", { name: new RegExp(`^${name}`) });

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

test("F-PLAT-02 a visitor types in the header, chooses with the arrows and opens it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/contact-us");
  const field = page.getByRole("banner").getByLabel("Search Boab");
  await field.click();
  await page.keyboard.type("restaurant");
  const options = page.getByRole("group", { name: "Businesses" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/directory\/listings\/[a-z0-9-]+$/);
});

test("F-PLAT-02 Enter leads to all results, and from there to the list of one kind", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  const field = page.getByRole("banner").getByLabel("Search Boab");
  await field.click();
  await page.keyboard.type("restaurant");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=restaurant");
  await expect(heading(page)).toHaveText(/^\d+ results for “restaurant”$/);
  await expect(page.getByRole("banner").getByLabel("Search Boab")).toHaveValue("restaurant");
  await expect(section(page, "Businesses")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Kinds of results" })
    .getByRole("link", { name: /^Businesses/ })
    .click();
  await expect(page).toHaveURL("/search?q=restaurant&kind=businesses");
  await expect(section(page, "Jobs")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/search?q=restaurant");
});

test("F-PLAT-02 a place lists the nearest first, and can be changed", async ({ page }) => {
  await open(page, "/search?q=restaurant");
  await page.getByText("Nearest first", { exact: true }).click();
  await page.getByLabel("Suburb or postcode").fill("Footscray");
  await page.getByRole("button", { name: "Search near there" }).click();
  await expect(page).toHaveURL(/near=Footscray/);
  await expect(page.getByText("Near Footscray")).toBeVisible();
});

test("F-PLAT-02 on a phone the header leads to the search, which suggests too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/search");
  const field = page.getByRole("main").getByLabel("Search Boab");
  await field.click();
  await page.keyboard.type("restaurant");
  await expect(page.getByRole("group", { name: "Businesses" })).toBeVisible();
  await page.getByRole("button", { name: /^See all \d+ results$/ }).click();
  await expect(heading(page)).toHaveText(/^\d+ results for “restaurant”$/);
});

test("F-PLAT-02 X-06 X-78 once the areas are public, a visitor finds items and videos too", async ({
  page,
  logIn,
}) => {
  await page.goto("/search?q=basket");
  await expect(section(page, "Items")).toBeVisible();
  await page.goto("/search?q=braids");
  await expect(section(page, "Videos")).toBeVisible();
  await logIn("seller");
  const response = await page.goto("/search?q=basket");
  expect(response?.headers()["cache-control"]).toBe("private, no-store");
  await expect(section(page, "Items")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("F-PLAT-02 the header's form searches, and the results are complete", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/contact-us");
    await page.getByRole("banner").getByLabel("Search Boab").fill("restaurant");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=restaurant");
    await expect(heading(page)).toHaveText(/^\d+ results for “restaurant”$/);
    await page.getByText("Nearest first", { exact: true }).click();
    await page.getByLabel("Suburb or postcode").fill("Footscray");
    await page.getByRole("button", { name: "Search near there" }).click();
    await expect(page.getByText("Near Footscray")).toBeVisible();
  });
});

test("F-PLAT-02 on a slow network the suggestions show that they are on their way", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const releaseRequests = await holdRequests(page, "**/api/search?**");
  await open(page, "/contact-us");
  await page.getByRole("banner").getByLabel("Search Boab").click();
  await page.keyboard.type("restaurant");
  await expect(page.getByText("Searching…")).toBeAttached();
  releaseRequests();
  await expect(page.getByRole("group", { name: "Businesses" })).toBeVisible();
});

test("F-PLAT-02 a misspelt word is forgiven, and nothing at all says what to do", async ({
  page,
}) => {
  await page.goto("/search?q=restaurnat");
  await expect(page.getByText("No results for “restaurnat”.")).toBeVisible();
  await page.goto("/search?q=zzqxv");
  await expect(page.getByText("No results found.")).toBeVisible();
});
