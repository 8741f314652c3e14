import { journeysOrigin } from "../../scripts/stack/slot.ts";
import { makePerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("the audit log says who did what to whom, without views until they are asked for", async ({
  page,
  logIn,
}) => {
  const ebo = await makePerson("Ebo Quaye");
  await logIn("admin");
  // Viewing the users list is an audited action.
  await page.request.get("/api/admin/users?q=nobody-of-this-name");
  const banned = await page.request.post(`/api/admin/users/${ebo.id}/ban`, {
    headers: { origin: journeysOrigin },
    data: { reason: "Spam" },
  });
  expect(banned.status()).toBe(200);
  await page.goto("/admin/audit");
  const lines = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  const ban = lines.filter({ hasText: "Nyandeng" }).filter({ hasText: "banned Ebo Quaye" }).first();
  await expect(ban).toBeVisible();
  await expect(lines.filter({ hasText: "viewed the list of users" })).toHaveCount(0);
  await ban.locator("summary").click();
  await expect(ban).not.toContainText(ebo.id);
  await ban.getByRole("link", { name: "Ebo Quaye" }).click();
  await expect(page.getByText("About Ebo Quaye")).toBeVisible();

  await page.goto("/admin/audit");
  await page.getByLabel("Action", { exact: true }).selectOption({ label: "Viewed members" });
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/act=list\+users/);
  const viewedLine = lines.filter({ hasText: "viewed the list of users" }).first();
  await expect(viewedLine).toBeVisible();
  await expect(lines.filter({ hasNotText: "viewed the list of users" })).toHaveCount(0);
  await page.getByRole("link", { name: "Clear filters" }).first().click();
  await expect(page).toHaveURL(/\/admin\/audit\/?\??$/);
});

test("a too short search shows an error next to the field, and an empty result says so", async ({
  page,
  logIn,
}) => {
  await logIn("moderator");
  await page.goto("/admin/audit?q=ab");
  await expect(page.getByText("Please type a word of at least three letters.")).toBeVisible();
  await page.goto("/admin/audit?from=2001-01-01&to=2001-01-02");
  await expect(page.getByText("No results found.")).toBeVisible();
});

test("GUARD-03 a member cannot open the audit log", async ({ page, logIn }) => {
  await logIn("member");
  await page.goto("/admin/audit");
  await expect(page).toHaveURL(/pageNotFound=404/);
});
