import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { makePerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { recordToasts } from "../support/toasts.ts";

test.describe.configure({ timeout: 90_000 });
const slowTimeout = { timeout: 20_000 };

/** Loads the page with all its files, then goes offline. */
async function openThenGoOffline(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
}

const getAlert = (page: Page) => page.getByRole("main").getByRole("alert");
const unreachable = "We can't connect right now. Please try again in a moment.";

test("ADM-USR-09 ADM-USR-12 offline, the users table shows an error and keeps the input", async ({
  page,
  logIn,
}) => {
  const person = await makePerson(`Offa ${randomBytes(4).toString("hex")}`);
  const expectToast = await recordToasts(page);
  await logIn("admin");
  await openThenGoOffline(page, `/admin?q=${person.email}`);
  await page.getByRole("button", { name: `Edit ${person.fullName}` }).click();
  const drawer = page.getByRole("dialog", { name: `Edit ${person.fullName}` });
  await drawer.getByLabel("Full name").fill("Offa Typed");
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(drawer.getByRole("alert")).toHaveText("Save failed", slowTimeout);
  await expect(drawer.getByLabel("Full name")).toHaveValue("Offa Typed");
  await drawer.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: `Delete ${person.fullName}` }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${person.fullName}?` });
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete user" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Failed to delete user.", slowTimeout);
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Delete user" }).click();
  await expectToast("User deleted successfully!");
});

test("offline, a setting is not saved and its reason stays", async ({ page, logIn }) => {
  await logIn("admin");
  await openThenGoOffline(page, "/admin/settings");
  const card = page.getByRole("article", { name: "Free trial in months" });
  await card.locator("summary").click();
  await card.getByLabel("Why?").fill("Typed in a tunnel");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(getAlert(page)).toHaveText(unreachable, slowTimeout);
  await expect(card.getByLabel("Why?")).toHaveValue("Typed in a tunnel");
});

test("offline, a pair of words is not added and stays in the form", async ({ page, logIn }) => {
  await logIn("admin");
  await openThenGoOffline(page, "/admin/community-words");
  await page.getByLabel("Word", { exact: true }).fill("berbere");
  await page.getByLabel("Other word").fill("spice");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(getAlert(page)).toHaveText(unreachable, slowTimeout);
  await expect(page.getByLabel("Other word")).toHaveValue("spice");
});
