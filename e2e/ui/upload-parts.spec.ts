import { listingTexts } from "@boab/contracts/directory/texts";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

// The sheet shows every component and takes its time on a busy machine.
test.describe.configure({ timeout: 90_000 });

const sheet = "/development/components";
const file = (name: string, mimeType = "image/png", bytes = 900) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 1),
});
const photos = (page: Page) => page.getByRole("button", { name: "Add pictures Choose" });
const rows = (page: Page) => page.getByRole("list", { name: "Uploads in progress" });

test.beforeEach(async ({ page }) => {
  await page.goto(sheet);
  await page.waitForLoadState("networkidle");
});

test("several files upload with their own progress; invalid or extra files are reported", async ({
  page,
}) => {
  await photos(page).setInputFiles([
    file("a.png"),
    file("notes.gif", "image/gif"),
    file("offline.png"),
    file("d.png"),
  ]);
  await expect(page.getByText(listingTexts.tooManyPictures)).toBeVisible();
  const row = (name: string) => rows(page).getByRole("listitem").filter({ hasText: name });
  await expect(row("notes.gif")).toContainText("Please choose a JPEG, PNG or WebP image.");
  await expect(page.getByText("In the gallery: a.png")).toBeVisible();
  await expect(row("offline.png")).toContainText("Check your connection and try again.");

  await row("offline.png").getByRole("button", { name: "Try again: offline.png" }).click();
  await expect(row("offline.png")).toContainText("Check your connection and try again.");
  await row("offline.png").getByRole("button", { name: "Remove offline.png" }).click();
  await expect(row("offline.png")).toHaveCount(0);
  await expect(photos(page)).toBeFocused();
  await expect(page.getByText("offline.png: removed.")).toBeAttached();
});

test("a running upload can be cancelled but not removed; focus stays on the button", async ({
  page,
}) => {
  await photos(page).setInputFiles(file("slow.png"));
  const row = rows(page).getByRole("listitem");
  await expect(row.getByRole("progressbar", { name: "Uploading slow.png" })).toBeVisible();
  await expect(row.getByRole("button", { name: "Remove slow.png" })).toBeDisabled();
  await row.getByRole("button", { name: "Cancel: slow.png" }).press("Enter");
  await expect(row).toContainText("Cancelled.");
  await expect(row.getByRole("button", { name: "Try again: slow.png" })).toBeFocused();
  await expect(row.getByRole("button", { name: "Remove slow.png" })).toBeEnabled();
});

test("files may be dropped", async ({ page }) => {
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["png"], "dropped.png", { type: "image/png" }));
    return transfer;
  });
  const target = page.locator("label", { hasText: "Choose photos or drop them here" });
  await target.dispatchEvent("dragover", { dataTransfer: data });
  await target.dispatchEvent("drop", { dataTransfer: data });
  await expect(page.getByText("In the gallery: dropped.png")).toBeVisible();
});

test("the focal point follows keys and pointer, stays inside, and the crops follow it", async ({
  page,
}) => {
  const ring = page.getByRole("slider", { name: "Focal point of the cover" });
  const says = (text: string) => expect(ring).toHaveAttribute("aria-valuetext", text);
  await ring.focus();
  await page.keyboard.press("ArrowRight");
  await says("41% from the left, 60% from the top");
  await page.keyboard.press("Shift+ArrowUp");
  await says("41% from the left, 55% from the top");

  const crop = page.getByRole("figure").filter({ hasText: "Desktop 1920 × 600" }).locator("img");
  await expect(crop).toHaveCSS("object-position", "41% 55%");

  await ring.scrollIntoViewIfNeeded();
  const picture = await ring.locator("xpath=..").boundingBox();
  if (!picture) throw new Error("no picture");
  await page.mouse.move(picture.x + picture.width / 4, picture.y + picture.height / 2);
  await page.mouse.down();
  await says("25% from the left, 50% from the top");
  await page.mouse.move(picture.x + picture.width + 80, picture.y - 80, { steps: 4 });
  await says("100% from the left, 0% from the top");
  await page.mouse.up();
  await page.mouse.move(picture.x + 10, picture.y + 10);
  await says("100% from the left, 0% from the top");
  await expect(ring).toBeFocused();
});
