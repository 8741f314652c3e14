import { bookWash, enableBookings } from "../support/bookings.ts";
import { createListing, logInAs, slowTimeout } from "../support/owners.ts";
import { makeOwner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const date = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format(
  Date.now() + 12 * 86_400_000,
);

test("an owner finds a customer, notes something, and stops and allows their online bookings", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const owner = await makeOwner("Achol Deng");
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id);
  await bookWash(business.id, "Thandi Moyo", { date, start: "10:00" });
  await bookWash(business.id, "Amina Osman", { date, start: "12:00" });
  await logInAs(page, owner);

  await test.step("finds them by their family name", async () => {
    await page.goto(`${business.path}/customers`);
    await expect(page.getByRole("main")).toContainText("2 people have booked.");
    await page.getByLabel("Search customers").fill("moyo");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("link", { name: "Amina Osman" })).toHaveCount(0);
    await page.getByRole("link", { name: "Thandi Moyo" }).click();
    await expect(page.getByRole("heading", { name: "Thandi Moyo" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Wash");
  });

  await test.step("notes something, and it stays", async () => {
    await page.getByRole("button", { name: "Add a note" }).click();
    await page.getByRole("textbox", { name: "Notes" }).fill("Tender at the nape.");
    await page.getByRole("textbox", { name: "Likes" }).fill("Quiet visit");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: "Edit notes" })).toBeVisible(slowTimeout);
    await page.reload();
    await expect(page.getByText("Tender at the nape.")).toBeVisible();
    await expect(page.getByRole("list", { name: "Likes" })).toContainText("Quiet visit");
  });

  await test.step("stops their online bookings, and allows them again", async () => {
    await page.getByRole("button", { name: "Stop online bookings" }).click();
    const dialog = page.getByRole("dialog", { name: "Stop Thandi booking online?" });
    await dialog.getByRole("button", { name: "Stop online bookings" }).click();
    await expect(page.getByText("Online bookings stopped")).toBeVisible(slowTimeout);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Thandi can book online.")).toBeVisible(slowTimeout);
  });
});

test("an owner blocks the rest of today in one press, and takes it back", async ({ page }) => {
  test.setTimeout(120_000);
  const owner = await makeOwner("Achol Deng");
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id);
  await logInAs(page, owner);
  await page.goto(`${business.path}/bookings`);
  await page.getByRole("button", { name: "Block the rest of today" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("The rest of today is blocked.", slowTimeout);
  await expect(main).toContainText("Nobody else is coming today.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Block the rest of today" })).toBeVisible(
    slowTimeout,
  );
  await expect(main).not.toContainText("The rest of today is blocked.");
});
