import { madePassword, makePerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { rememberToasts } from "../support/toasts.ts";

const listing = "/directory/listings/savanna-grocer";
const name = "Savanna Grocer";

test("a visitor saves a listing by logging in, and finds it under Saved", async ({ page }) => {
  const person = await makePerson("Saba Reader", { isVerified: true });
  const opened = await page.goto(listing);
  expect(opened?.headers()["cache-control"]).toMatch(/^public/);
  const heart = page.getByRole("button", { name: `Save ${name}` });
  await expect(
    page.getByRole("banner").getByRole("link", { name: "login/register" }),
  ).toBeVisible();
  await heart.click();
  await expect(page).toHaveURL(/\/register\?/);
  if (!page.url().includes("mode=login"))
    await page.getByRole("link", { name: "Login", exact: true }).click();
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(madePassword);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(listing);
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("button", { name: /Hi, Saba/ }).click();
  await page.getByRole("banner").getByRole("link", { name: "Saved", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved");
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect
    .poll(async () => (await (await page.request.get("/api/dir/saved/ids")).json()).ids)
    .toEqual([]);
  await page.reload();
  await expect(page.getByText("Nothing saved yet")).toBeVisible();
});

test("a visitor reports a listing, and a moderator dismisses the report", async ({
  page,
  logIn,
}) => {
  const toasted = await rememberToasts(page);
  await page.goto(listing);
  const opener = page.getByRole("button", { name: "Report this listing" });
  const dialog = page.getByRole("dialog", { name: `Report ${name}` });
  await expect(async () => {
    await opener.click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialog.getByLabel("It has closed or moved").check();
  await dialog
    .getByRole("textbox", { name: "Details" })
    .fill("The shutters have been down for a month.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Thanks for telling us. We'll look into it.")).toBeVisible();

  await logIn("moderator");
  await page.goto("/admin/reports");
  const report = page.getByRole("listitem").filter({ hasText: "The shutters have been down" });
  await expect(report).toContainText("A visitor");
  // A press before the script is there is lost.
  await expect(async () => {
    await report.getByRole("button", { name: `Dismiss: ${name}` }).click();
    await expect(report).toHaveCount(0, { timeout: 4_000 });
  }).toPass();
  await toasted("Report dismissed.");
  await expect(report).toHaveCount(0);
  await page.getByRole("link", { name: "Dismissed" }).click();
  await expect(report).toContainText("Decided by Wanjiru Kamau");
});

test("an owner finds their listings in the account menu and on the account page", async ({
  page,
  logIn,
}) => {
  await logIn("business owner");
  await page.goto("/account-management");
  const card = page.getByRole("region", { name: "My listings" });
  await expect(card.getByRole("link", { name: "Ubuntu Braid Studio" })).toBeVisible();
  await page.getByRole("button", { name: /Hi, Selam/ }).click();
  await page.getByRole("banner").getByRole("link", { name: "My listings" }).click();
  await expect(page).toHaveURL("/my-account/listings");
  const row = page.getByRole("article").filter({ hasText: "Ubuntu Braid Studio" });
  await expect(row).toContainText("Live");
  await expect(row).toContainText(/views? in 30 days/);
  const response = await page.request.get("/my-account/listings");
  expect(response.headers()["cache-control"]).toContain("no-store");
  await row.getByRole("link").click();
  await expect(page).toHaveURL("/directory/listings/ubuntu-braid-studio");
});
