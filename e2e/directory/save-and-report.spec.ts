import { randomBytes } from "node:crypto";
import { waitForHydration } from "../support/hydration.ts";
import { makePerson, testPassword } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const listing = "/directory/listings/savanna-grocer";
const name = "Savanna Grocer";

test("a visitor saves a listing by logging in, and finds it under Saved", async ({ page }) => {
  const person = await makePerson("Saba Reader", { isVerified: true });
  const opened = await page.goto(listing);
  expect(opened?.headers()["cache-control"]).toMatch(/^public/);
  const saveButton = page.getByRole("button", { name: `Save ${name}` });
  await expect(
    page.getByRole("banner").getByRole("link", { name: "login/register" }),
  ).toBeVisible();
  await saveButton.click();
  await expect(page).toHaveURL(/\/register\?/);
  if (!page.url().includes("mode=login"))
    await page.getByRole("link", { name: "Login", exact: true }).click();
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(listing);
  await expect(saveButton).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("button", { name: /Hi, Saba/ }).click();
  await page.getByRole("banner").getByRole("link", { name: "Saved", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved");
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.reload();
  await expect(saveButton).toHaveAttribute("aria-pressed", "true");
  await saveButton.click();
  await expect(saveButton).toHaveAttribute("aria-pressed", "false");
  await expect
    .poll(async () => (await (await page.request.get("/api/dir/saved/ids")).json()).ids)
    .toEqual([]);
  await page.reload();
  await expect(page.getByText("Nothing saved yet")).toBeVisible();
});

test("a visitor reports a listing, and a moderator decides about it in the queue", async ({
  page,
  logIn,
}) => {
  // A second attempt finds the report of the first one there.
  const details = `The shutters have been down for a month. ${randomBytes(3).toString("hex")}`;
  await page.goto(listing);
  await waitForHydration(page);
  const opener = page.getByRole("button", { name: "Report this listing" });
  const dialog = page.getByRole("dialog", { name: `Report ${name}` });
  await opener.click();
  await dialog.getByLabel("It has closed or moved").check();
  await dialog.getByRole("textbox", { name: "Details" }).fill(details);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Thanks for telling us. We'll look into it.")).toBeVisible();

  await logIn("moderator");
  await page.goto("/admin/reports");
  await expect(page).toHaveURL(/\/admin\/moderation\?kind=listing$/);
  await waitForHydration(page);
  await page.getByRole("list", { name: "Queue" }).getByRole("link", { name }).click();
  await expect(page.getByText(details)).toBeVisible();
  await expect(page.getByText("a visitor or a former member").first()).toBeVisible();
  await page.getByLabel("Keep it").check();
  await page.getByLabel("Reason").selectOption("We've corrected it");
  await page.getByRole("button", { name: "Keep and email" }).click();
  await expect(page.getByText(details)).toHaveCount(0);
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
