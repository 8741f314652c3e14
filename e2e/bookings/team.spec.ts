import { addCalendarDays } from "@boab/contracts/directory/special-days";
import { toIsoDay } from "@boab/format/zones";
import { bookWash, enableBookings } from "../support/bookings.ts";
import { createListing, logInAs, slowTimeout } from "../support/owners.ts";
import { makeOwner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 390, height: 844 } });

test("F-BOOK-11 an owner names her team on a phone; two people are booked at once, and she gives one's visit to the other", async ({
  page,
}) => {
  const owner = await makeOwner("Adut Lual");
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id, { confirmsInstantly: true });
  const date = addCalendarDays(toIsoDay(Date.now(), "Australia/Melbourne"), 6);
  const first = await bookWash(business.id, "Thandi Nkosi", { date, start: "10:00" });
  await logInAs(page, owner);

  await test.step("two people, of whom one only does washes", async () => {
    await page.goto(`${business.path}/booking-settings`);
    const team = page.getByRole("region", { name: "Team" });
    await expect(team).toContainText("You take one visit at a time.");
    await team.getByRole("button", { name: "Add a person" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a person" });
    await dialog.getByLabel("Name", { exact: true }).fill("Adut Lual");
    await dialog.getByRole("button", { name: "Add to the team" }).click();
    await team.getByRole("button", { name: "Add a person" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill("Bintu Conteh");
    await dialog.getByLabel(/^Every service/).uncheck();
    await dialog.getByLabel("Braids").uncheck();
    await dialog.getByRole("button", { name: "Add to the team" }).click();
    await expect(team).toContainText("1 of 2 services");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved. Your page shows the new times.")).toBeVisible(slowTimeout);
  });

  await test.step("somebody else books the same time, and the third is told that it's taken", async () => {
    await bookWash(business.id, "Joseph Lual", { date, start: "10:00" });
    const { slots } = await (
      await owner.call("GET", `/dir/business/${business.id}/slots?date=${date}`)
    ).json();
    expect(slots.find(({ start }: { start: string }) => start === "10:00")).toMatchObject({
      isFree: false,
    });
  });

  await test.step("what was booked before stays with her, until she gives it away", async () => {
    await page.goto(`${business.path}/bookings?date=${date}&booking=${first.id}`);
    const panel = page.getByRole("dialog", { name: "Thandi Nkosi" });
    await expect(panel).toContainText("Adut Lual");
    await panel.getByLabel("Who does it").selectOption("Bintu Conteh");
    await panel.getByRole("button", { name: "Give to them" }).click();
    await expect(panel).toContainText("This person is booked at that time.", slowTimeout);
    await panel.getByRole("button", { name: "Move" }).click();
    await panel.getByLabel("Starts").fill("14:00");
    await panel.getByRole("button", { name: "Move booking" }).click();
    await expect(page.getByText("Moved.")).toBeVisible(slowTimeout);
    await panel.getByLabel("Who does it").selectOption("Bintu Conteh");
    await panel.getByRole("button", { name: "Give to them" }).click();
    await expect(page.getByText("Bintu Conteh does it now.")).toBeVisible(slowTimeout);
  });
});
