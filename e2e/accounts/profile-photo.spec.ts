import type { Locator, Page } from "@playwright/test";
import {
  type ChosenFile,
  drawPicture,
  makeLargePicture,
  throttleUploads,
} from "../support/pictures.ts";
import { becomeMember, expect, makeNewPerson, test } from "../support/test.ts";

// Registering, uploading and processing add up on a busy machine.
test.describe.configure({ timeout: 90_000 });

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>';

async function openAccount(page: Page): Promise<void> {
  await becomeMember(page, makeNewPerson());
  await page.goto("/account-management");
  await page.getByRole("heading", { name: "Zola Abebe" }).waitFor();
}

const getAddPhotoInput = (page: Page) => page.getByLabel("Add a photo", { exact: true });
const getChangePhotoInput = (page: Page) => page.getByLabel("Change photo", { exact: true });
const getPhotoOnPage = (page: Page) => page.getByRole("main").locator("img[src*='profilepic_md']");
const getPhotoInHeader = (page: Page) =>
  page.getByRole("banner").locator("img[src*='profilepic_md']");
const isImageLoaded = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test("ACCT-16 ACCT-19 a photo uploads with progress, shows everywhere, and can be replaced", async ({
  page,
}) => {
  await openAccount(page);
  const large = await makeLargePicture(page);
  await throttleUploads(page, large.buffer.length / 3);
  await getAddPhotoInput(page).setInputFiles(large);

  const bar = page.getByRole("progressbar", { name: "Uploading photo" });
  const percents = new Set<number>();
  await expect(bar).toBeVisible();
  while ((await bar.count()) > 0) {
    const percent = await bar.getAttribute("aria-valuenow", { timeout: 500 }).catch(() => null);
    if (percent !== null) percents.add(Number(percent));
    await page.waitForTimeout(50);
  }
  expect([...percents].filter((percent) => percent > 0 && percent < 100).length).toBeGreaterThan(1);
  expect(Math.max(...percents)).toBe(100);
  await throttleUploads(page, -1);

  await expect(getPhotoOnPage(page)).toBeVisible();
  await expect.poll(() => isImageLoaded(getPhotoOnPage(page))).toBe(true);
  await expect(getPhotoInHeader(page)).toBeVisible();
  const first = await getPhotoOnPage(page).getAttribute("src");
  expect(await getPhotoOnPage(page).getAttribute("srcset")).toMatch(/64w, .+ 128w, .+ 256w$/);

  await getChangePhotoInput(page).setInputFiles(await drawPicture(page, "seagreen"));
  await expect(page.getByText("Your photo has been updated.")).toBeVisible({ timeout: 15_000 });
  await expect(getPhotoOnPage(page)).not.toHaveAttribute("src", first ?? "");
  const second = (await getPhotoOnPage(page).getAttribute("src")) ?? "";
  await expect(getPhotoInHeader(page)).toHaveAttribute("src", second);
  await page.reload();
  await expect(getPhotoOnPage(page)).toHaveAttribute("src", second);
  // The replaced file is deleted from the store too.
  const fetchFirstPhotoStatus = async () => (await page.request.get(first ?? "")).status();
  await expect.poll(fetchFirstPhotoStatus, { timeout: 30_000 }).toBe(403);
});

test("ACCT-18 removing asks first, reports a failure, and then shows initials", async ({
  page,
}) => {
  await openAccount(page);
  await expect(page.getByRole("button", { name: "Remove photo" })).toHaveCount(0);
  await getAddPhotoInput(page).setInputFiles(await drawPicture(page, "tomato"));
  await expect(getPhotoOnPage(page)).toBeVisible({ timeout: 15_000 });

  const dialog = page.getByRole("dialog", { name: "Remove current photo?" });
  await page.getByRole("button", { name: "Remove photo" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(getPhotoOnPage(page)).toBeVisible();

  await page.route("**/api/user/photo", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Remove photo" }).click();
  await dialog.getByRole("button", { name: "Remove photo" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Failed to remove photo");
  await expect(dialog.getByRole("alert")).toContainText("Please try again");

  await dialog.getByRole("button", { name: "Remove photo" }).click();
  await expect(dialog).toBeHidden();
  await expect(getPhotoOnPage(page)).toHaveCount(0);
  await expect(getPhotoInHeader(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByText("ZA", { exact: true })).toBeVisible();
  await expect(getAddPhotoInput(page)).toBeFocused();
  await page.reload();
  await expect(getPhotoOnPage(page)).toHaveCount(0);
});

test("ACCT-17 STO-11 a refused file says why, and what to do next", async ({ page }) => {
  await openAccount(page);
  const alert = page.getByRole("main").getByRole("alert");
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    getAddPhotoInput(page).setInputFiles({ name, mimeType, buffer });

  await choose("drawing.png", "image/png", Buffer.from(svg));
  await expect(alert).toContainText("Photo upload failed", { timeout: 15_000 });
  await expect(alert).toContainText("This doesn't look like an image.");
  await expect(alert.getByRole("button")).toHaveCount(0);

  await choose("drawing.svg", "image/svg+xml", Buffer.from(svg));
  await expect(alert).toContainText("Please choose a JPEG, PNG or WebP image.");

  await choose("huge.jpg", "image/jpeg", Buffer.alloc(25 * 1024 * 1024 + 1));
  await expect(alert).toContainText("up to 25 MB");

  await choose("empty.jpg", "image/jpeg", Buffer.alloc(0));
  await expect(alert).toContainText("No file selected");
  await expect(page.getByRole("main").getByText("ZA", { exact: true })).toBeVisible();
});

test("ACCT-17 a failing store or server keeps the old photo and offers a retry", async ({
  page,
}) => {
  await openAccount(page);
  const alert = page.getByRole("main").getByRole("alert");
  await page.route("http://127.0.0.1:7480/**", (route) => route.abort(), { times: 1 });
  await getAddPhotoInput(page).setInputFiles(await drawPicture(page, "gold"));
  await expect(alert).toContainText("Photo upload failed");
  await expect(alert).toContainText("Check your connection and try again.");

  const refusal = {
    error: "Failed to generate image URLs",
    code: "upload_not_ready",
    requestId: "journey",
  };
  await page.route("**/api/user/photo", (route) => route.fulfill({ status: 409, json: refusal }), {
    times: 1,
  });
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("Failed to generate image URLs", { timeout: 15_000 });
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(getPhotoOnPage(page)).toBeVisible({ timeout: 15_000 });
  await expect(alert).toHaveCount(0);
});

test("ACCT-16 ACCT-18 by keyboard alone: choose, cancel, choose again, remove", async ({
  page,
}) => {
  await openAccount(page);
  const pressTabUntilFocused = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error("the keyboard does not get there");
  };
  const choose = async (file: ChosenFile) => {
    // A busy browser can lose the key press; a person would press again.
    await expect(async () => {
      const chooser = page.waitForEvent("filechooser", { timeout: 5_000 });
      await page.keyboard.press("Enter");
      await (await chooser).setFiles(file);
    }).toPass();
  };
  const large = await makeLargePicture(page);
  const small = await drawPicture(page, "rebeccapurple");

  await pressTabUntilFocused(getAddPhotoInput(page));
  await throttleUploads(page, large.buffer.length / 20);
  await choose(large);
  await pressTabUntilFocused(page.getByRole("button", { name: "Cancel" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(getAddPhotoInput(page)).toBeFocused();

  await throttleUploads(page, -1);
  await choose(small);
  await expect(getPhotoOnPage(page)).toBeVisible({ timeout: 15_000 });
  await pressTabUntilFocused(page.getByRole("button", { name: "Remove photo" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Remove current photo?" });
  await pressTabUntilFocused(dialog.getByRole("button", { name: "Remove photo" }));
  await page.keyboard.press("Enter");
  await expect(getPhotoOnPage(page)).toHaveCount(0);
  await expect(getAddPhotoInput(page)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("ACCT-16 ACCT-18 the photo can be changed and removed by touch", async ({ page }) => {
    await openAccount(page);
    const photoButton = page.locator("label[for='profile-photo']");
    const box = await photoButton.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const chooser = page.waitForEvent("filechooser");
    await photoButton.tap();
    await (await chooser).setFiles(await drawPicture(page, "teal"));
    await expect(getPhotoOnPage(page)).toBeVisible({ timeout: 15_000 });

    await page.getByRole("button", { name: "Remove photo" }).tap();
    const dialog = page.getByRole("dialog", { name: "Remove current photo?" });
    await dialog.getByRole("button", { name: "Remove photo" }).tap();
    await expect(getPhotoOnPage(page)).toHaveCount(0);
    const horizontalOverflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(horizontalOverflowPx).toBeLessThanOrEqual(0);
  });
});
