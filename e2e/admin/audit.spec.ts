import { expect, test } from "../support/test.ts";

test("the audit log shows who did what, can be filtered by URL, and opens details", async ({
  page,
  logIn,
}) => {
  await logIn("admin");
  // Viewing the users list is an audited action.
  await page.request.get("/api/admin/users?q=nobody-of-this-name");
  await page.goto("/admin/audit");
  const lines = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  const looked = lines.filter({ hasText: "viewed the list of users" }).first();
  await expect(looked).toBeVisible();
  await looked.locator("summary").click();
  await expect(looked.getByText("list users", { exact: true })).toBeVisible();

  await page.getByLabel("Action", { exact: true }).selectOption("list users");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/act=list\+users/);
  await expect(lines.filter({ hasNotText: "viewed the list of users" })).toHaveCount(0);

  await looked.locator("dd").nth(2).getByRole("link").click();
  await expect(page).toHaveURL(/actor=/);
  await expect(page.getByText(/^By /).first()).toBeVisible();
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
