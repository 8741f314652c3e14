import type { Page } from "@playwright/test";
import {
  createListing,
  edit,
  editButton,
  form,
  logInAs,
  save,
  slowTimeout,
} from "../support/owners.ts";
import { makeOwner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

async function openOwnListing(page: Page) {
  const owner = await makeOwner("Zuri Achieng");
  const listing = await createListing(owner, true);
  await logInAs(page, owner);
  await page.goto(listing.path);
  await page.getByRole("region", { name: "Your listing" }).waitFor(slowTimeout);
  return { owner, ...listing };
}

test("DIR-DET-05 closing a section returns focus to its edit button", async ({ page }) => {
  await openOwnListing(page);
  for (const [title, name] of [
    ["cover photo", "Cover"],
    ["about", "Basic information"],
    ["address", "Address"],
  ] as const) {
    await edit(page, title);
    await form(page, name).getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(editButton(page, title)).toBeFocused();
  }
  await edit(page, "about");
  await form(page, "Basic information").getByLabel("Description").fill("Suya.");
  await save(form(page, "Basic information"));
  await expect(editButton(page, "about")).toBeFocused();
  await edit(page, "logo");
  await page.getByRole("dialog", { name: "Logo" }).waitFor();
  await page.keyboard.press("Escape");
  await expect(editButton(page, "logo")).toBeFocused();
});

test("DIR-PRICE-02 an owner can add, reorder and remove prices with the keyboard without losing focus", async ({
  page,
}) => {
  await openOwnListing(page);
  await edit(page, "prices");
  const editor = form(page, "Prices");
  const name = (place: number) => editor.getByLabel(`What price ${place} is for`);
  const button = (label: string) => editor.getByRole("button", { name: label });
  await expect(name(1)).toBeFocused();
  await page.keyboard.type("Suya");
  await button("Add a price").press("Enter");
  await expect(name(2)).toBeFocused();
  await page.keyboard.type("Jollof");
  await button("Add a price").press("Enter");
  await expect(name(3)).toBeFocused();
  await page.keyboard.type("Egusi");

  await button("Move Egusi up").press("Enter");
  await page.keyboard.press("Enter");
  await expect(button("Move Egusi up")).toBeFocused();
  await expect(button("Move Egusi up")).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(name(1)).toHaveValue("Egusi");
  await button("Move Suya down").press("Enter");
  await expect(button("Move Suya down")).toBeFocused();
  await expect(name(3)).toHaveValue("Suya");
  await button("Move Suya up").press("Enter");
  await expect(name(2)).toHaveValue("Suya");

  await button("Remove Suya").press("Enter");
  await expect(button("Remove Jollof")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button("Remove Egusi")).toBeFocused();

  await editor.getByLabel("Amount of Egusi").fill("24,50");
  await button("Save").press("Enter");
  await expect(editor.getByLabel("Amount of Egusi")).toBeFocused();
  await expect(editor).toContainText("Please enter an amount such as 95 or 24.50.");
});

test("X-20 the dialog of people reports results, offers a retry and keeps focus", async ({
  page,
}) => {
  await openOwnListing(page);
  const people = "**/api/dir/business/*/editors";
  await page.route(people, (route) => route.abort());
  await page.getByRole("button", { name: "People" }).click();
  const dialog = page.getByRole("dialog", { name: "People" });
  const group = dialog.getByRole("group", { name: "People and invitations" });
  await dialog.getByRole("alert").waitFor(slowTimeout);
  await page.unroute(people);
  await dialog.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(dialog).toContainText("Nobody else helps with this listing yet.", slowTimeout);
  await expect(group).toBeFocused();

  const email = dialog.getByRole("textbox", { name: "Email" });
  await email.fill("kofi@people.example");
  await email.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText(
    "Invitation emailed to kofi@people.example.",
    slowTimeout,
  );
  await expect(email).toBeFocused();
  await dialog
    .getByRole("button", { name: "Withdraw the invitation to kofi@people.example" })
    .press("Enter");
  await expect(dialog.getByRole("status")).toHaveText("Invitation withdrawn.", slowTimeout);
  await expect(group).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "People" })).toBeFocused();
});
