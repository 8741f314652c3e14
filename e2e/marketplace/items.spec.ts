import { itemCopy } from "@boab/contracts/marketplace/copy";
import type { Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { logInAs, makeUniqueName, slowTimeout } from "../support/owners.ts";
import { makeSeller, type TestPerson } from "../support/people.ts";
import { makePhonePhoto, throttleUploads } from "../support/pictures.ts";
import { expect, test } from "../support/test.ts";
import { recordToasts } from "../support/toasts.ts";

test.describe.configure({ timeout: 240_000 });

// One hand on a phone.
test.use({ viewport: { width: 390, height: 844 } });

async function openStore(seller: TestPerson) {
  const createResponse = await seller.call("POST", "/Store-info/create-store", {
    storeName: makeUniqueName(),
    email: "store@people.example",
  });
  expect(createResponse.status).toBe(201);
  const { store } = await createResponse.json();
  return { id: store.id as string, path: `/marketplace/stores/${store.slug}` };
}

async function readSavedSizes(seller: TestPerson, storeId: string): Promise<string[]> {
  const { draft } = await (await seller.call("GET", `/shop-item/draft/${storeId}`)).json();
  return draft.photos.map(({ size }: { size: string }) => size);
}

const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("ITEMW-01 ITEMW-13 ITEMS-06 a seller adds an item with four photos of 6 MB on a slow network, edits it and deletes it", async ({
  page,
}) => {
  const seller = await makeSeller("Efua Mensah");
  const { id, path } = await openStore(seller);
  await logInAs(page, seller);
  const expectToast = await recordToasts(page);

  await test.step("ITEMW-05 step 1 asks for a name, a short description and a price", async () => {
    await page.goto(`${path}/add`);
    await next(page);
    await expect(page.getByText(itemCopy.nameRequired)).toBeVisible();
    await field(page, "Name").fill("Adire indigo wrap dress");
    await field(page, "Short description").fill("Hand-dyed cotton, midi length.");
    await field(page, "Price").fill("149");
    await expect(page.getByText("$131.27").filter({ visible: true })).toBeVisible();
    await next(page);
  });

  await test.step("ITEMW-06 step 2 asks for a category and its subcategory", async () => {
    await expect(page.getByRole("heading", { name: "Category" })).toBeVisible(slowTimeout);
    await next(page);
    await expect(page.getByText(itemCopy.categoryRequired)).toBeVisible();
    await page
      .getByRole("combobox", { name: "Category", exact: true })
      .selectOption("Clothing & Accessories");
    await page.getByRole("combobox", { name: "Subcategory" }).selectOption("Women's");
    await page.getByLabel("Add a courier option").selectOption("auspost-standard");
    await expect(page.getByText("Australia Post Standard", { exact: true })).toBeVisible();
    await next(page);
    await expect(page.getByRole("heading", { name: "Photos" })).toBeVisible(slowTimeout);
  });

  await test.step("four photos go up, one after a second try", async () => {
    const photo = await makePhonePhoto(page, "PHONE-OF-EFUA");
    expect(photo.buffer.length).toBeGreaterThan(5.5 * 2 ** 20);
    let isBroken = true;
    await page.route(
      ({ pathname }) => /^\/boab[^/]*\/?$/.test(pathname),
      (route) => {
        if (!isBroken || route.request().method() !== "POST") return route.fallback();
        isBroken = false;
        return route.abort();
      },
    );
    await throttleUploads(page, 500_000);
    await page
      .locator("input[type=file]")
      .setInputFiles(
        ["front", "back", "detail", "pocket"].map((name) => ({ ...photo, name: `${name}.jpg` })),
      );
    await expect(page.getByRole("progressbar").first()).toBeVisible(slowTimeout);
    await expect(page.getByText("❌ Please wait for uploads to finish.")).toBeAttached();
    await expect(page.getByRole("button", { name: "Create item" })).toBeDisabled();
    const retry = page.getByRole("button", { name: /^Try again: / });
    await expect(retry).toBeVisible({ timeout: 90_000 });
    await retry.click();
    await expect(page.getByText("4 of 4 uploaded")).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText("Main", { exact: true })).toHaveCount(1);
  });

  await test.step("every photo needs a size and a quantity, and a closed tab loses nothing", async () => {
    await expect(page.getByRole("button", { name: "Create item" })).toBeDisabled();
    for (const [index, size] of ["M", "L", "XL"].entries()) {
      await field(page, `Size of photo ${index + 1}`).fill(size);
      await field(page, `Quantity of photo ${index + 1}`).fill("3");
    }
    await expect(page.getByText("Draft saved")).toBeVisible(slowTimeout);
    await page.getByRole("button", { name: "One size for photo 4" }).click();
    // Before the pause after which it would be saved.
    await page.goto("/");
    await expect.poll(() => readSavedSizes(seller, id), slowTimeout).toContain("One size");
    await page.goto(`${path}/add?step=3`);
    await expect(page.getByText("We saved your draft. Carry on where you left off.")).toBeVisible();
    await expect(field(page, "Size of photo 4")).toHaveValue("One size");
    await field(page, "Quantity of photo 4").fill("1");
    await page.getByRole("button", { name: "Create item" }).click();
    await expectToast("✅ Item created successfully!");
  });

  const tile = page.getByRole("listitem").filter({ hasText: "Adire indigo wrap dress" });
  await test.step("ITEMS-02 the item is in the list, and its picture opens the preview", async () => {
    await expect(tile).toContainText("10 left", slowTimeout);
    await page.getByRole("button", { name: "Preview Adire indigo wrap dress" }).click();
    const dialog = page.getByRole("dialog", { name: "Adire indigo wrap dress" });
    await expect(dialog.getByRole("list", { name: "Photos" }).getByRole("button")).toHaveCount(4);
    await dialog.getByRole("button", { name: "Close" }).click();
  });

  await test.step("ITEMW-18 it is saved only when something changed", async () => {
    await tile.getByRole("link", { name: /^Edit/ }).click();
    const save = page.getByRole("button", { name: "Save changes" });
    await expect(save).toBeDisabled(slowTimeout);
    await field(page, "Price").fill("139.50");
    await save.click();
    const dialog = page.getByRole("dialog", { name: "Changes saved" });
    await expect(dialog).toContainText("Your item was updated successfully.", slowTimeout);
    await dialog.getByRole("link", { name: "Back to Items" }).click();
    await expect(tile).toContainText("$139.50", slowTimeout);
  });

  await test.step("once it was sold it is archived instead of deleted", async () => {
    await query("update marketplace.item set sold_count = 1 where store_id = $1", [id]);
    await page.reload();
    await tile.getByRole("button", { name: /^Delete/ }).click();
    const dialog = page.getByRole("dialog", { name: "Are you sure you want to delete this item?" });
    await dialog.getByRole("button", { name: "Archive item" }).click();
    await expect(
      page.getByText(
        "This item has been sold before, so we archived it. Buyers can still see their orders.",
      ),
    ).toBeVisible(slowTimeout);
    await expect(tile).toContainText("Archived");
  });

  await test.step("ITEMS-04 what was never sold is deleted with its photos", async () => {
    await query("update marketplace.item set sold_count = 0, status = 'live' where store_id = $1", [
      id,
    ]);
    await page.reload();
    await tile.getByRole("button", { name: /^Delete/ }).click();
    const dialog = page.getByRole("dialog", { name: "Are you sure you want to delete this item?" });
    await dialog.getByRole("button", { name: "Delete item" }).click();
    await expect(page.getByText("No items found.")).toBeVisible(slowTimeout);
  });
});
