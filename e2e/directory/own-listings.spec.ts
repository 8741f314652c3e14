import { createListing } from "../support/owners.ts";
import { makeOwner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

// From the demo data, hidden by its owner.
const hidden = "Kushe Fashion";

test("DIR-LIST-10 a hidden listing is shown only to staff and its owner, with a chip", async ({
  page,
  logIn,
}) => {
  const search = `/directory/listings?q=${encodeURIComponent(hidden)}`;
  await page.goto(search);
  await expect(page.getByRole("heading", { name: hidden, level: 2 })).toBeHidden();
  await logIn("admin");
  await page.goto(search);
  await page.getByRole("link", { name: "Include hidden" }).click();
  const card = page.getByRole("article").filter({ hasText: hidden });
  await expect(card.getByText("Hidden", { exact: true })).toBeVisible();
});

test("DIR-LIST-10 DIR-LIST-11 an owner finds and can delete their own listings", async ({
  page,
  logIn,
}) => {
  await logIn("business owner");
  await page.goto("/directory/listings");
  await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(0);
  await page.getByRole("link", { name: "Yours" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/businesses you manage$/);
  const deletion = page.getByRole("button", { name: "Delete Ubuntu Braid Studio" });
  await deletion.click();
  const dialog = page.getByRole("dialog", { name: "Delete Ubuntu Braid Studio?" });
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(deletion).toBeFocused();
});

test("DIR-LIST-03 DIR-LIST-09 DIR-LIST-11 staff delete a listing by typing its exact name", async ({
  page,
  logIn,
}) => {
  const { businessName } = await createListing(await makeOwner("Dalila Achieng"), true);
  await logIn("admin");
  await page.goto(`/directory/listings?show=all&q=${encodeURIComponent(businessName)}`);
  await page.getByRole("button", { name: `Delete ${businessName}` }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${businessName}?` });
  const deleteButton = dialog.getByRole("button", { name: "Delete listing" });
  await expect(deleteButton).toBeDisabled();
  await dialog.getByLabel(`Type ${businessName} to confirm`).fill(businessName.toLowerCase());
  await expect(deleteButton).toBeDisabled();
  await dialog.getByLabel(`Type ${businessName} to confirm`).fill(businessName);
  await deleteButton.click();
  await expect(page.getByRole("main")).toContainText(
    "Changed your mind? Contact us within 30 days and we'll restore it.",
  );
  await expect(page.getByRole("heading", { name: businessName, level: 2 })).toBeHidden();
});
