import { readFile } from "node:fs/promises";
import { bookWash, enableBookings } from "../support/bookings.ts";
import { findMailLink, waitForMail } from "../support/mailbox.ts";
import { createListing, slowTimeout } from "../support/owners.ts";
import { makeOwner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const date = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Melbourne" }).format(
  Date.now() + 12 * 86_400_000,
);

test("a guest sees, downloads and deletes what we hold, by a link and without an account", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const owner = await makeOwner("Achol Deng");
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id);
  const { id, email } = await bookWash(business.id, "Thandi Moyo", { date, start: "10:00" });

  await test.step("asks for the link", async () => {
    await page.goto("/your-data");
    await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(page.getByRole("main")).toContainText("a link is on its way", slowTimeout);
  });

  await test.step("sees it, and the token leaves the address", async () => {
    const mail = await waitForMail(email, /^Your details on /);
    await page.goto(findMailLink(mail, "/your-data"));
    await expect(page).toHaveURL(/\/your-data\/details$/);
    await expect(page.getByRole("main")).toContainText("1 booking");
    await expect(page.getByRole("main")).toContainText("Wash, Thandi Moyo");
  });

  await test.step("downloads it", async () => {
    const started = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download everything" }).click();
    const file = await readFile(await (await started).path(), "utf8");
    expect(JSON.parse(file)).toMatchObject({ contacts: [{ email }], bookings: [{ id }] });
  });

  await test.step("deletes it, and the business knows the visit is off", async () => {
    await page.getByRole("button", { name: "Delete my details" }).click();
    await expect(page.getByRole("heading", { name: "Your details are deleted" })).toBeVisible(
      slowTimeout,
    );
    await waitForMail(owner.email, /^Cancelled: /);
    await page.goto("/your-data/details");
    await expect(page.getByText("That link no longer works.")).toBeVisible();
  });
});
