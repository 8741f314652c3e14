import { addCalendarDays } from "@boab/contracts/directory/special-days";
import { toIsoDay } from "@boab/format/zones";
import { enableBookings } from "../support/bookings.ts";
import { query, readNumber } from "../support/database.ts";
import { findMailLink, waitForMail } from "../support/mailbox.ts";
import { createListing, logInAs, slowTimeout } from "../support/owners.ts";
import { makePerson, makeTeamOwner, type TestPerson } from "../support/people.ts";
import { expect, makeNewPerson, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 390, height: 844 } });

/** At night an offer waits for the morning; a journey doesn't. */
async function openOffersNow(owner: TestPerson, businessId: string): Promise<void> {
  const isDue = "business_id = $1 and ended_at is null";
  await expect
    .poll(() =>
      readNumber(`select count(*) from bookings.waitlist_offer where ${isDue}`, [businessId]),
    )
    .toBe(1);
  await query(
    `update bookings.waitlist_offer set opens_at = now() - interval '1 second',
       answer_by = now() + interval '29 minutes', holds_until = now() + interval '40 minutes'
     where ${isDue} and opens_at > now()`,
    [businessId],
  );
  // Any decision about the business's times has the list look again.
  await owner.call("PUT", `/dir/business/${businessId}/todays-block`);
}

test("F-BOOK-10 a guest waits for a full day on a phone, and takes the time that somebody gives back", async ({
  page,
}) => {
  const owner = await makeTeamOwner("Adut Lual");
  const business = await createListing(owner, true);
  const date = addCalendarDays(toIsoDay(Date.now(), "Australia/Melbourne"), 6);
  await enableBookings(owner, business.id, {
    confirmsInstantly: true,
    mode: "single",
    singleSlots: [{ date, start: "10:00", end: "11:00" }],
  });
  const { services } = await (
    await owner.call("GET", `/dir/business/${business.id}/booking-settings`)
  ).json();
  const wash = services.find(({ title }: { title: string }) => title === "Wash");
  const first = await makePerson("Thandi Nkosi", { isVerified: true });
  const booked = await first.call("POST", "/dir/bookings", {
    businessId: business.id,
    serviceId: wash.id,
    date,
    start: "10:00",
    customerName: first.fullName,
    customerEmail: first.email,
  });
  expect(booked.status, await booked.clone().text()).toBe(201);
  const guest = makeNewPerson();
  const main = page.getByRole("main");

  await test.step("the full day leads to the list, and the guest joins without an account", async () => {
    await page.goto(`${business.path}/book?service=${wash.id}&step=time&date=${date}&from=${date}`);
    await expect(main).toContainText("All slots are taken");
    await page.getByRole("link", { name: "Tell me if a time opens" }).click();
    await expect(page.getByRole("heading", { name: "Tell me if a time opens" })).toBeVisible();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await page.getByRole("button", { name: "Join the waiting list" }).click();
    await expect(main).toContainText("Please enter your email", slowTimeout);
    await main.getByLabel("Email", { exact: true }).fill(guest.email);
    await page.getByRole("button", { name: "Join the waiting list" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible(slowTimeout);
  });

  await test.step("the link leaves the address, and one press joins", async () => {
    const mail = await waitForMail(guest.email, /^Join the waiting list of /);
    await page.goto(findMailLink(mail, "/waiting-list"));
    await expect(page).toHaveURL(/\/waiting-list\/WAIT-\w{8}$/);
    await page.getByRole("button", { name: "Join the waiting list" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "You're waiting for",
      slowTimeout,
    );
  });

  await test.step("somebody cancels, and the time is held for the guest alone", async () => {
    const { booking } = await booked.json();
    const cancelled = await first.call("PUT", `/dir/bookings/${booking.id}`, { action: "cancel" });
    expect(cancelled.status).toBe(200);
    await openOffersNow(owner, business.id);
    const listed = await owner.call(
      "GET",
      `/dir/business/${business.id}/slots?date=${date}&serviceId=${wash.id}`,
    );
    expect((await listed.json()).slots[0].isFree).toBe(false);
  });

  await test.step("the offer is taken from the email", async () => {
    const mail = await waitForMail(guest.email, /^A time opened: /);
    await page.goto(findMailLink(mail, "/waiting-list"));
    await expect(page.getByRole("heading", { name: "A time opened for you" })).toBeVisible();
    await expect(main).toContainText("We're holding it for you until");
    await main.getByLabel("Name", { exact: true }).fill("Nyandeng Deng");
    await page.getByRole("button", { name: "Take this time" }).click();
    await expect(page).toHaveURL(/\/booking\/BOOK-\w{8}$/, slowTimeout);
    await expect(main).toContainText("10:00 am to 11:00 am");
    await waitForMail(guest.email, /^Confirmed: /);
  });

  await test.step("the owner sees the visit, and nobody waits any more", async () => {
    await waitForMail(owner.email, /^New booking: Nyandeng Deng/);
    await logInAs(page, owner);
    await page.goto(`${business.path}/bookings?view=list&date=${date}`);
    await expect(main).toContainText("Nyandeng Deng");
    await expect(main).not.toContainText("waiting for a time");
  });
});
