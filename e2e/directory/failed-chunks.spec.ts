import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const business = "/directory/listings/ubuntu-braid-studio";
const note = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Part of this page couldn't be loaded." });

/** Fails one of the page's chunks. */
const failChunk = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-`), (route) => route.abort());

test("SHELL-37 when the map fails to load the list stays, with a reload link", async ({ page }) => {
  await failChunk(page, "map-pane");
  await page.goto("/directory/listings");
  await expect(note(page)).toBeVisible();
  await expect(note(page).getByRole("button", { name: "Reload the page" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(24);
  await page.getByLabel("State").selectOption("TAS");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ in TAS$/);
});

test("SHELL-37 when the lightbox fails to load the link opens the photo", async ({ page }) => {
  await failChunk(page, "lightbox");
  await page.goto(business);
  await page.waitForLoadState("networkidle");
  const picture = page.locator("#gallery a").first();
  const pictureHref = (await picture.getAttribute("href")) ?? "";
  await picture.click();
  await expect(page).toHaveURL(pictureHref);
});

test("SHELL-37 when the editors fail to load an owner still sees the page and a message", async ({
  page,
  logIn,
}) => {
  await failChunk(page, "editing-layer");
  await logIn("business owner");
  await page.goto(business);
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ubuntu Braid Studio");
});

test("SHELL-37 when the dialog fails to load nothing is deleted, and the list stays", async ({
  page,
  logIn,
}) => {
  await failChunk(page, "delete-listing");
  await logIn("business owner");
  await page.goto("/directory/listings?show=mine");
  await page.getByRole("button", { name: "Delete Ubuntu Braid Studio" }).click();
  await expect(note(page)).toBeInViewport();
  await expect(page.getByRole("button", { name: "Delete Ubuntu Braid Studio" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the map's script loads when the map is opened", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/assets/map-pane-")) requested.push(request.url());
    });
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await page.goto("/directory/listings");
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Search businesses").fill("restaurant");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ for “restaurant”$/);
    expect(requested).toEqual([]);
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page.getByRole("region", { name: /^Map: / })).toBeVisible();
    expect(requested).not.toEqual([]);
    expect(problems).toEqual([]);
  });
});
