import { makeSeller, testPassword } from "../support/people.ts";
import { expect, openSession, test } from "../support/test.ts";

// Several pages of two sites, and webhooks in between.
test.describe.configure({ timeout: 120_000 });
const slowTimeout = { timeout: 20_000 };

test("PAYOUT-07 PAYOUT-08 PAYOUT-10 PAYOUT-18 a seller leaves onboarding half-way, resumes it and can be paid", async ({
  page,
}) => {
  const seller = await makeSeller("Abena Mensah");
  await openSession(page.context(), "signInWithPassword", { ...seller, password: testPassword });
  const account = page.getByRole("region", { name: "Your payment account" });

  await test.step("from the account page, nothing is created yet", async () => {
    await page.goto("/account-management");
    await page.getByRole("link", { name: "Payouts" }).click();
    await expect(account).toContainText("Not created");
    for (const chip of ["Details incomplete", "Charges disabled", "Payouts disabled"])
      await expect(account.getByText(chip)).toBeVisible();
    await expect(account.getByRole("button")).toHaveText(["Set up payouts"]);
  });

  await test.step("half-way: the page says what is missing, in plain words", async () => {
    await account.getByRole("button", { name: "Set up payouts" }).click();
    await page.getByLabel("Full name").fill("Abena Mensah");
    await page.getByRole("button", { name: "Save for later" }).click();
    await expect(page).toHaveURL(/\/my-account\/payouts$/, slowTimeout);
    await expect(account.getByText("Details submitted")).toBeVisible(slowTimeout);
    await expect(account.getByText("Your bank account")).toBeVisible();
    await expect(account.getByText("Payouts disabled")).toBeVisible();
    await expect(account).toContainText(/acct_….{4}/);
  });

  await test.step("PAYOUT-11 an account in a crafted link is ignored", async () => {
    const before = await account.getByText(/^acct_…/).textContent();
    await page.goto("/my-account/payouts?returned=true&accountId=acct_1Attacker0000");
    await expect(page).toHaveURL(/\/my-account\/payouts$/, slowTimeout);
    await expect(account.getByText(/^acct_…/)).toHaveText(before ?? "");
  });

  await test.step("resumed to the end", async () => {
    await account.getByRole("button", { name: "Resume onboarding" }).click();
    await page.getByLabel("Full name").fill("Abena Mensah");
    await page.getByRole("button", { name: "Agree and submit" }).click();
    await expect(account.getByText("Payouts enabled")).toBeVisible(slowTimeout);
    await expect(account.getByText("Charges enabled")).toBeVisible();
    await expect(account.getByRole("button")).toHaveText([
      "Open Stripe Dashboard",
      "Refresh status",
    ]);
    await account.getByRole("button", { name: "Refresh status" }).click();
    await expect(account.getByText("You're ready to be paid.")).toBeVisible();
  });

  await test.step("PAYOUT-14 the dashboard opens", async () => {
    await account.getByRole("button", { name: "Open Stripe Dashboard" }).click();
    await expect(page).toHaveURL(/\/express\//, slowTimeout);
  });
});

test("ADM-CON-01 ADM-CON-05 ADM-CON-06 ADM-CON-08 an admin finds an account, inspects it and deletes it", async ({
  page,
  logIn,
}) => {
  const seller = await makeSeller("Kofi Deleted");
  const created = await seller.call("POST", "/pay/merch/onboard", {});
  expect(created.status).toBe(200);
  await logIn("admin");
  await page.goto("/admin/connected-accounts");
  const row = page.getByRole("row").filter({ hasText: seller.email });
  for (const name of [
    "Account",
    "Details submitted",
    "Charges enabled",
    "Payouts enabled",
    "Currently due",
    "Past due",
    "Created",
  ])
    await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();
  await expect(row).toContainText(/acct_….{4}/);

  await row.getByRole("button", { name: "Inspect Kofi Deleted" }).click();
  const drawer = page.getByRole("dialog", { name: "Kofi Deleted" });
  await expect(drawer).toContainText("external_account", slowTimeout);
  await drawer.getByRole("button", { name: "Close" }).click();

  await row.getByRole("button", { name: "Delete account of Kofi Deleted" }).click();
  const dialog = page.getByRole("dialog", { name: /^Delete acct_/ });
  const remove = dialog.getByRole("button", { name: "Delete account" });
  await dialog.getByRole("textbox").fill("delete");
  await expect(remove).toBeDisabled();
  await dialog.getByRole("textbox").fill("DELETE");
  await remove.click();
  await expect(dialog).toBeHidden(slowTimeout);
  await expect(row).toBeHidden();

  await page.getByLabel("Created from").fill("2020-01-01");
  await page.getByLabel("Created to").fill("2020-01-31");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByText("No accounts found.")).toBeVisible();
});
