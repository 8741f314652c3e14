import { randomBytes } from "node:crypto";
import { demoPeople } from "@boab/demo/people";
import type { Page } from "@playwright/test";
import { makePeople, makePerson } from "../support/people.ts";
import { backdateSignIn } from "../support/session.ts";
import { expect, test } from "../support/test.ts";
import { recordToasts } from "../support/toasts.ts";

/** A unique family name, so that parallel tests don't find each other's people. */
const mark = () => `Mark${randomBytes(4).toString("hex")}`;

// Fifty people at once, and actions on the whole list, take time on a busy machine.
test.describe.configure({ timeout: 90_000 });
const slowTimeout = { timeout: 20_000 };

const rows = (page: Page) => page.getByRole("table").getByRole("rowheader");
const getRow = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });

test("ADM-USR-01 ADM-USR-02 ADM-USR-13 ADM-USR-14 X-87 /admin shows the users with their fields, and its menu leads to the connected accounts on a page of their own", async ({
  page,
  logIn,
}) => {
  await logIn("admin");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  for (const name of [
    "Person",
    "User",
    "Merchant",
    "Directory",
    "Plan",
    "Media",
    "Role",
    "Created",
  ])
    await expect(page.getByRole("columnheader", { name, exact: true })).toBeVisible();

  await page.goto("/admin?q=kwame.mensah");
  const row = getRow(page, "kwame.mensah@demo.boab.example");
  await expect(row).toContainText("Kwame Mensah @kwame.mensah");
  const approved = row
    .getByText("Approved")
    .locator("xpath=ancestor-or-self::*[contains(@class,'bg-')][1]");
  await expect(approved).toHaveClass(/bg-ok-soft/);
  const { data } = await (await page.request.get("/api/admin/users?q=kwame.mensah")).json();
  const created = new Intl.DateTimeFormat("en-AU", {
    timeZone: "Australia/Sydney",
    day: "numeric",
    month: "short",
    year: "numeric",
  }).format(new Date(data[0].createdAt));
  await expect(row).toContainText(created);
  await row.getByRole("button", { name: "Edit Kwame Mensah" }).click();
  const drawer = page.getByRole("dialog", { name: "Edit Kwame Mensah" });
  await expect(drawer.getByText("+61491570006")).toBeVisible();
  await expect(drawer.getByText("ID", { exact: true })).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();

  await page.getByRole("link", { name: "Connected accounts" }).click();
  await expect(page).toHaveURL(/\/admin\/connected-accounts$/);
  await expect(page.getByRole("heading", { name: "Connected accounts" })).toBeVisible();
  await expect(page.getByRole("table").getByRole("row").nth(1)).toContainText("acct_…");
});

test("ADM-USR-03 ADM-USR-04 search and filters are in the URL: reload, back and removing one", async ({
  page,
  logIn,
}) => {
  await logIn("admin");
  await page.goto("/admin");
  await page.getByLabel("Search users").fill("demo.boab.example");
  await page.getByLabel("Search users").press("Enter");
  await expect(page).toHaveURL(/\/admin\?q=demo\.boab\.example$/);
  await expect(rows(page)).toHaveCount(demoPeople.length);

  await page.getByLabel("Merchant", { exact: true }).selectOption("Approved");
  await expect(page).toHaveURL(/merchantStatus=Approved/);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: "Kwame Mensah" })).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByLabel("Search users")).toHaveValue("demo.boab.example");
  await expect(page.getByLabel("Merchant", { exact: true })).toHaveValue("Approved");

  await page.getByRole("link", { name: "Remove Merchant: Approved" }).click();
  await expect(rows(page)).toHaveCount(demoPeople.length);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByLabel("Merchant", { exact: true })).toHaveValue("Approved");

  await page.goto("/admin?q=demo.boab.example&directoryPlan=Growing");
  await expect(page.getByText("No users found.")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/admin\/?\??$/);
});

test("ADM-USR-04 each filter finds its people", async ({ page, logIn }) => {
  await logIn("admin");
  const found: [filter: string, names: string[]][] = [
    ["adminStatus=Moderator", ["Wanjiru Kamau"]],
    ["userStatus=Banned", ["Baraka Juma"]],
    ["directoryStatus=Approved", ["Ifeoma Balogun", "Selam Tesfaye"]],
    ["mediaStatus=Approved", ["Thabo Ndlovu"]],
  ];
  for (const [filter, names] of found) {
    await page.goto(`/admin?q=demo.boab.example&${filter}`);
    await expect(rows(page)).toHaveCount(names.length);
    for (const name of names) await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
  }
});

test("ADM-USR-07 X-15 fifty rows, and Load more adds fifty without losing any", async ({
  page,
  logIn,
}) => {
  const name = mark();
  const people = await makePeople(54, (n) => `Crowd ${n} ${name}`);
  await logIn("admin");
  await page.goto(`/admin?q=${name}`);
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByText("Showing 50 of 54")).toBeVisible();
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(rows(page)).toHaveCount(54, slowTimeout);
  await expect(page.getByText("Showing 54 of 54")).toBeVisible();
  await expect(page.getByRole("link", { name: "Load more" })).toHaveCount(0);
  const shown = await rows(page).allTextContents();
  for (const { email } of people)
    expect(shown.filter((text) => text.includes(email))).toHaveLength(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(54);
});

test("GUARD-20 ADM-USR-08 ADM-USR-09 an admin edits a person; an error is shown, and someone else's change is not overwritten", async ({
  page,
  logIn,
}) => {
  const person = await makePerson(`Edda ${mark()}`);
  const expectToast = await recordToasts(page);
  await logIn("admin");
  await page.goto(`/admin?q=${person.email}`);
  await page.getByRole("button", { name: `Edit ${person.fullName}` }).click();
  const drawer = page.getByRole("dialog");
  const username = drawer.getByLabel("Username");
  await username.fill("kwame.mensah");
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(drawer.getByRole("alert")).toContainText("That username is taken.", slowTimeout);

  await username.fill(`edda.${randomBytes(4).toString("hex")}`);
  await drawer.getByLabel("Full name").fill("Edda Renamed");
  await drawer.getByLabel("Merchant status").selectOption("Trial");
  await drawer.getByLabel("Directory status").selectOption("Approved");
  await drawer.getByLabel("Directory plan").selectOption("Growing");
  await drawer.getByLabel("Media status").selectOption("Approved");
  await drawer.getByLabel("Role").selectOption("Moderator");
  await drawer.getByRole("button", { name: "Save" }).click();
  await expectToast("Saved.");
  await expect(drawer).toBeHidden();
  const row = getRow(page, person.email);
  for (const text of ["Edda Renamed", "Trial", "Growing", "Moderator"])
    await expect(row).toContainText(text);

  await row.getByRole("button", { name: "Edit Edda Renamed" }).click();
  await person.call("PUT", `/admin/users/update/${person.id}`, { fullName: "Edda Herself" });
  await drawer.getByLabel("Full name").fill("Edda Typed");
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(drawer.getByRole("alert")).toContainText(
    "Someone else changed this while you were editing.",
    slowTimeout,
  );
  await expect(drawer.getByLabel("Keep mine: Edda Typed")).toBeChecked();
  await drawer.getByLabel("Take theirs: Edda Herself").click();
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(getRow(page, person.email)).toContainText("Edda Herself", slowTimeout);
});

test("GUARD-20 a moderator sees fields they can't change disabled, with the reason", async ({
  page,
  logIn,
}) => {
  const person = await makePerson(`Moda ${mark()}`);
  const expectToast = await recordToasts(page);
  await logIn("moderator");
  await page.goto(`/admin?q=${person.email}`);
  await expect(page.getByRole("button", { name: `Delete ${person.fullName}` })).toBeDisabled();
  await page.getByRole("button", { name: `Edit ${person.fullName}` }).click();
  const drawer = page.getByRole("dialog");
  for (const label of ["Email", "Role", "Merchant status", "Directory plan"]) {
    await expect(drawer.getByLabel(label)).toBeDisabled();
    await expect(drawer.getByLabel(label)).toHaveAccessibleDescription(
      "Only an admin can change this.",
    );
  }
  await drawer.getByLabel("Media status").selectOption("Approved");
  await drawer.getByRole("button", { name: "Save" }).click();
  await expectToast("Saved.");

  await page.goto("/admin?q=nyandeng.deng");
  await page.getByRole("button", { name: "Edit Nyandeng Deng" }).click();
  await expect(drawer).toContainText("Only an admin can change a team member.");
  await expect(drawer.getByRole("button", { name: "Save" })).toHaveCount(0);
  await page.goto("/admin/connected-accounts");
  await expect(page.getByText("Only admins can open this page")).toBeVisible();
});

test("GUARD-20 ADM-USR-10 X-17 banning blocks the person on the next request, and Unban lets them in again", async ({
  page,
  logIn,
}) => {
  const person = await makePerson(`Banu ${mark()}`);
  const write = () =>
    person.call("PUT", `/admin/users/update/${person.id}`, { phoneNumber: "+61491570006" });
  expect((await write()).status).toBe(200);
  const expectToast = await recordToasts(page);
  await logIn("admin");
  await page.goto(`/admin?q=${person.email}`);
  await page.getByRole("button", { name: `Ban ${person.fullName}` }).click();
  const banDialog = page.getByRole("dialog");
  await banDialog.getByRole("button", { name: "Ban", exact: true }).click();
  await expect(banDialog.getByText("Please give a reason.")).toBeVisible();
  await banDialog.getByLabel("Reason").fill("Spam on 14 listings");
  await banDialog.getByRole("button", { name: "Ban", exact: true }).click();
  await expectToast(`${person.fullName} is banned.`);
  const row = getRow(page, person.email);
  await expect(row).toContainText("Banned");
  expect((await write()).status).toBe(401);

  await row.getByRole("button", { name: `Unban ${person.fullName}` }).click();
  await expect(page.getByRole("dialog")).toContainText("Spam on 14 listings");
  await page.getByRole("dialog").getByRole("button", { name: "Unban", exact: true }).click();
  await expect(row).toContainText("Active", slowTimeout);
  await expect(row.getByRole("button", { name: `Ban ${person.fullName}` })).toBeVisible();
});

test("GUARD-20 ADM-USR-11 ADM-USR-12 deleting a person asks for DELETE, exactly", async ({
  page,
  logIn,
}) => {
  const person = await makePerson(`Dele ${mark()}`);
  const expectToast = await recordToasts(page);
  await logIn("admin");
  await page.goto(`/admin?q=${person.email}`);
  await page.getByRole("button", { name: `Delete ${person.fullName}` }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${person.fullName}?` });
  const deleteButton = dialog.getByRole("button", { name: "Delete user" });
  for (const typed of ["", "delete", "DELETE ", "DELET"]) {
    await dialog.getByLabel("Type DELETE to confirm").fill(typed);
    await expect(deleteButton).toBeDisabled();
  }
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await deleteButton.click();
  await expectToast("User deleted successfully!");
  await expect(page.getByText("No users found.")).toBeVisible();
  expect((await person.call("GET", "/user/my-data")).status).toBe(401);
});

test("ADM-USR-12 deleting someone who has just closed their own account shows an error", async ({
  page,
  logIn,
}) => {
  const person = await makePerson(`Stay ${mark()}`);
  await logIn("admin");
  await page.goto(`/admin?q=${person.email}`);
  await page.getByRole("button", { name: `Delete ${person.fullName}` }).click();
  // The person closed the account while the dialog was open.
  expect((await person.call("DELETE", `/user/delete-user/${person.id}`)).status).toBe(204);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete user" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Failed to delete user.", slowTimeout);
});

test("GUARD-20 an action that needs a fresh sign-in asks for the password and continues", async ({
  page,
  logIn,
}) => {
  const person = await makePerson(`Fresh ${mark()}`);
  const expectToast = await recordToasts(page);
  await logIn("admin");
  await page.goto(`/admin?q=${person.email}`);
  await page.getByRole("button", { name: `Delete ${person.fullName}` }).click();
  await backdateSignIn(page);
  await page.getByLabel("Type DELETE to confirm").fill("DELETE");
  await page.getByRole("button", { name: "Delete user" }).click();
  const again = page.getByRole("dialog", { name: "Confirm it's you" });
  await again.getByLabel("Password", { exact: true }).fill("Wrong-pass-1");
  await again.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(again.getByRole("alert")).toContainText("don't match", slowTimeout);
  await again.getByLabel("Password", { exact: true }).fill("Boab-demo-2026");
  await again.getByRole("button", { name: "Continue", exact: true }).click();
  await expectToast("User deleted successfully!");
});

test("a member cannot open the admin area", async ({ page, logIn }) => {
  await logIn("member");
  for (const path of ["/admin", "/admin/connected-accounts", "/admin/access-requests"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/\?pageNotFound=404$/);
  }
});
