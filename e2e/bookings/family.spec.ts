import { enableBookings, showLaterDays } from "../support/bookings.ts";
import { findMailLink, waitForMail } from "../support/mailbox.ts";
import { createListing, logInAs, slowTimeout } from "../support/owners.ts";
import { makeTeamOwner } from "../support/people.ts";
import { expect, makeNewPerson, test } from "../support/test.ts";

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 390, height: 844 } });

const everyday = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };

test("F-BOOK-11 a family of three is booked with two stylists on a phone, moved together and cancelled together", async ({
  browser,
  page,
}) => {
  const owner = await makeTeamOwner("Adut Lual");
  const business = await createListing(owner, true);
  await enableBookings(owner, business.id, {
    confirmsInstantly: true,
    team: [
      { ...everyday, name: "Ada Obi" },
      { ...everyday, name: "Bintu Conteh" },
    ],
  });
  const guest = makeNewPerson();
  const visitor = await browser.newPage();
  const main = visitor.getByRole("main");
  const together = visitor.getByRole("region", { name: "Booked together" });

  await test.step("a mother adds two people to her own booking", async () => {
    await visitor.goto(`${business.path}/book`);
    await main.getByRole("link", { name: /^Braids/ }).click();
    await main.getByRole("link", { name: "Another person" }).click();
    await expect(visitor.getByRole("heading", { name: "What would person 2 like?" })).toBeVisible();
    await main.getByRole("link", { name: /^Wash/ }).click();
    await main.getByRole("link", { name: "Another person" }).click();
    await main.getByRole("link", { name: /^Wash/ }).click();
    await expect(together.getByRole("link", { name: /^Leave out/ })).toHaveCount(3);
  });

  await test.step("one of them is left out and added again", async () => {
    await together.getByRole("link", { name: "Leave out Wash of person 3" }).click();
    await expect(together.getByRole("link", { name: /^Leave out/ })).toHaveCount(2);
    await main.getByRole("link", { name: "Another person" }).click();
    await main.getByRole("link", { name: /^Wash/ }).click();
    await expect(together.getByRole("link", { name: /^Leave out/ })).toHaveCount(3);
  });

  await test.step("she reads who is served when before she books", async () => {
    await showLaterDays(visitor);
    await visitor.getByText("10:00 am", { exact: true }).click();
    await expect(main).toContainText(/Person 1: Braids.*10:00 am to/);
    await expect(main).toContainText(/Person 2: Wash.*10:00 am to/);
    await expect(main).toContainText(/Person 3: Wash/);
    await main.getByLabel("Name", { exact: true }).fill(guest.fullName);
    await main.getByLabel("Email", { exact: true }).fill(guest.email);
    await visitor.getByRole("button", { name: "Book this time" }).click();
    await expect(visitor.getByRole("heading", { name: "Check your email" })).toBeVisible(
      slowTimeout,
    );
    const mail = await waitForMail(guest.email, /^Confirm your booking at /);
    expect(mail.text).toMatch(/Person 3:\s+Wash/);
    await visitor.goto(findMailLink(mail, "/booking"));
    await visitor.getByRole("button", { name: "Confirm my booking" }).click();
    await expect(visitor.getByRole("heading", { name: /^See you on / })).toBeVisible(slowTimeout);
  });

  const id = /BOOK-[0-9A-Z]{8}/.exec(visitor.url())?.[0] ?? "";
  const readParty = async () =>
    (await (await owner.call("GET", `/dir/bookings/${id}`)).json()).party;

  await test.step("the owner sees each of them beside whoever does it", async () => {
    const party = await readParty();
    const names = party.map(({ teammateName }: { teammateName: string }) => teammateName);
    expect(names).toEqual(["Ada Obi", "Bintu Conteh", "Bintu Conteh"]);
    const { date } = await (await owner.call("GET", `/dir/bookings/${id}`)).json();
    await logInAs(page, owner);
    await page.goto(`${business.path}/bookings?view=day&date=${date}`);
    await expect(page.locator("[data-event]").filter({ visible: true })).toHaveCount(3);
    await page.goto(`${business.path}/bookings?view=day&date=${date}&booking=${party[2].id}`);
    const panel = page.getByRole("dialog", { name: guest.fullName });
    await panel.getByRole("link", { name: "See all of it" }).click();
    await expect(panel).toContainText(/Person 3/);
    await expect(panel.getByRole("button", { name: "Cancel booking" })).toBeVisible();
    await expect(panel.getByRole("button", { name: "Move" })).toHaveCount(0);
  });

  await test.step("all of it moves to another time, and is called off at once", async () => {
    await visitor.getByRole("link", { name: "Move to another time" }).click();
    await visitor.getByText("1:00 pm", { exact: true }).click();
    await visitor.getByRole("button", { name: "Move my booking" }).click();
    await expect(
      visitor.getByRole("paragraph").filter({ hasText: "1:00 pm to 5:00 pm" }),
    ).toBeVisible(slowTimeout);
    const starts = (await readParty()).map(({ start }: { start: string }) => start);
    expect(starts).toEqual(["13:00", "13:00", "14:00"]);
    await visitor.getByRole("button", { name: "Cancel booking" }).click();
    const dialog = visitor.getByRole("dialog", { name: "Cancel your booking?" });
    await dialog.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(visitor.getByRole("heading", { name: "You cancelled this booking" })).toBeVisible(
      slowTimeout,
    );
    const listed = await owner.call("GET", `/dir/business/${business.id}/bookings?fromToday=true`);
    const { data } = await listed.json();
    expect(data.map(({ bookingStatus }: { bookingStatus: string }) => bookingStatus)).toEqual([
      "cancelled",
    ]);
  });

  await visitor.close();
});
