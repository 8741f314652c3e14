import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { book, makeStudio, type Studio, styledService } from "#test/factories/bookings.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import { getSessionToken, type SignedIn } from "#test/harness.ts";
import { replacePayoutAccount } from "#test/payees.ts";
import { usePaymentsApp } from "#test/payments.ts";
import { makeConnectedAccount } from "#test/provider-account.ts";
import { startServer } from "#test/servers.ts";

const { app, stripe, settle, pay } = await usePaymentsApp();
let studio: Studio;
let customer: SignedIn;
let customerEmail: string;

beforeAll(async () => {
  studio = await makeStudio(app, { payNow: true });
  await replacePayoutAccount(app, studio.owner, await makeConnectedAccount(stripe));
}, 60_000);

// Five payments an hour is what one person may start.
beforeEach(async () => {
  customer = await app.signIn();
  customerEmail = customer.email;
});

/** A time that is held, for braids at $220.00. */
const holdSlot = (start: string, changes: object = {}, at = studio) =>
  book(
    app,
    at,
    {
      date: getDayAhead(14),
      start,
      paymentStatus: "pay now",
      customerEmail,
      serviceId: at.settings.services[0]?.id,
      ...changes,
    },
    customer,
  );

const checkOut = (bookingId: string, as = customer) =>
  app.call("POST", "/pay/checkout/one-time", { as, body: { bookingId } });

const read = async (id: string, as = customer) =>
  (await app.call("GET", `/dir/bookings/${id}`, { as })).json();

const changeBooking = (id: string, body: object, as = customer) =>
  app.call("PUT", `/dir/bookings/${id}`, { as, body });

/** The same person's calls, six minutes after they signed in. */
async function makeCallAfterSixMinutes(as: SignedIn) {
  const actor = await app.services.resolveActor(getSessionToken(as));
  if (actor.kind !== "member") throw new Error("not signed in");
  const signedInAt = new Date(Date.now() - 6 * 60_000);
  const identity = { ...actor.identity, signedInAt };
  return (await startServer(app, { resolveActor: async () => ({ ...actor, identity }) })).call;
}

const endHold = (id: string) =>
  app.db
    .updateTable("bookings.booking")
    .set({ holdExpiresAt: new Date(Date.now() - 1_000) })
    .where("id", "=", id)
    .execute();

describe("BOOK-20 X-29 paying now", () => {
  test("asks for the deposit of the chosen style, or of the service where the style has none", async () => {
    const salon = await makeStudio(app, { payNow: true, services: [styledService] });
    await replacePayoutAccount(app, salon.owner, await makeConnectedAccount(stripe));
    const hold = (length: string, start: string) =>
      holdSlot(start, { style: { size: "Medium", length, extras: ["Hair supplied"] } }, salon);
    const waist = await hold("Waist", "09:00");
    expect(await read(waist.id)).toMatchObject({ priceCents: 24_000, dueNowCents: 5_000 });
    const shoulder = await hold("Shoulder", "13:30");
    expect(await read(shoulder.id)).toMatchObject({ priceCents: 19_000, dueNowCents: 2_000 });
  });

  test("holds the time, charges what the business asks, and confirms once it is paid", async () => {
    const { id } = await holdSlot("09:00");
    expect(await read(id)).toMatchObject({ bookingStatus: "held", dueNowCents: 22_000 });
    const slotsForOthers = await app.call(
      "GET",
      `/dir/business/${studio.id}/slots?date=${getDayAhead(14)}`,
    );
    expect(slotsForOthers.json().slots[0]).toMatchObject({ start: "09:00", isFree: false });
    const started = await checkOut(id);
    expect(started.statusCode).toBe(200);
    await pay(started.json().url);
    await settle();
    expect(await read(id)).toMatchObject({
      bookingStatus: "confirmed",
      paidState: "paid",
      paidCents: 22_000,
      calendarFile: expect.stringContaining("BEGIN:VCALENDAR"),
    });
    expect((await read(id, studio.owner)).fees).toBeGreaterThan(0);
  });

  test("a deposit is charged where the service has one", async () => {
    const { id } = await holdSlot("12:00", { serviceId: studio.settings.services[1]?.id });
    await pay((await checkOut(id)).json().url);
    await settle();
    expect(await read(id)).toMatchObject({ paidCents: 1_000, priceCents: 3_500 });
  });

  test("P10 nobody pays for somebody else's booking, nor for one that isn't held", async () => {
    const { id } = await holdSlot("13:00");
    expect((await checkOut(id, await app.signIn())).json().code).toBe("price_gone");
    const laterBooking = await book(app, studio, { date: getDayAhead(15) }, customer);
    expect((await checkOut(laterBooking.id)).json().code).toBe("price_gone");
    await changeBooking(id, { action: "cancel" });
    expect((await checkOut(id)).json().code).toBe("price_gone");
  });
});

describe("a payment that comes too late", () => {
  test("is kept while the time is still free", async () => {
    const { id } = await holdSlot("09:00", { date: getDayAhead(16) });
    const { url } = (await checkOut(id)).json();
    await endHold(id);
    await pay(url);
    await settle();
    expect(await read(id)).toMatchObject({ bookingStatus: "confirmed", paidState: "paid" });
  });

  test("goes back when somebody else has the time, or when it was cancelled", async () => {
    const date = getDayAhead(17);
    const expiredBooking = await holdSlot("09:00", { date });
    const { url } = (await checkOut(expiredBooking.id)).json();
    await endHold(expiredBooking.id);
    const confirmedBooking = await book(app, studio, { date, start: "09:00" });
    await changeBooking(confirmedBooking.id, { action: "confirm" }, studio.owner);
    await pay(url);
    await settle();
    expect(await read(expiredBooking.id)).toMatchObject({
      bookingStatus: "expired",
      paidState: "refunded",
    });

    const cancelledBooking = await holdSlot("12:00", { date });
    const page = (await checkOut(cancelledBooking.id)).json().url;
    await changeBooking(cancelledBooking.id, { action: "cancel" });
    await pay(page);
    await settle();
    expect(await read(cancelledBooking.id)).toMatchObject({
      bookingStatus: "cancelled",
      paidState: "refunded",
    });
  });

  test("the page is not opened when the hold is about to end", async () => {
    const { id } = await holdSlot("12:00", { date: getDayAhead(18) });
    await app.db
      .updateTable("bookings.booking")
      .set({ holdExpiresAt: new Date(Date.now() + 20 * 60_000) })
      .where("id", "=", id)
      .execute();
    expect((await checkOut(id)).json().code).toBe("price_gone");
  });
});

describe("cancelling a paid booking", () => {
  test.each([
    ["customer", "09:00"],
    ["business", "12:00"],
  ] as const)("by the %s in time gives everything back, once", async (cancellingParty, start) => {
    const { id } = await holdSlot(start, { date: getDayAhead(20) });
    await pay((await checkOut(id)).json().url);
    await settle();
    const as = cancellingParty === "customer" ? customer : studio.owner;
    expect((await changeBooking(id, { action: "cancel" }, as)).statusCode).toBe(200);
    await settle();
    expect(await read(id)).toMatchObject({
      bookingStatus: "cancelled",
      paidState: "refunded",
      refundedCents: 22_000,
    });
    expect((await changeBooking(id, { action: "cancel" }, as)).statusCode).toBe(409);
  });

  test("by the business takes a sign-in within five minutes, as it sends money out; the customer's does not", async () => {
    const date = getDayAhead(21);
    const ids: string[] = [];
    for (const start of ["09:00", "12:00"]) {
      const { id } = await holdSlot(start, { date });
      await pay((await checkOut(id)).json().url);
      ids.push(id);
    }
    await settle();
    const unpaidBooking = await book(app, studio, { date, start: "15:00" });
    const callWithOldSignIn = await makeCallAfterSixMinutes(studio.owner);
    const callAsOwner = (path: string, body: object, method: "PUT" | "POST" = "PUT") =>
      callWithOldSignIn(method, `/dir/bookings/${path}`, { as: studio.owner, body });
    for (const refused of [
      await callAsOwner(`${ids[0]}`, { action: "cancel", cancellationReason: "We're closed." }),
      await callAsOwner(`${ids[0]}/decline-contact`, {}, "POST"),
    ])
      expect([refused.statusCode, refused.json().code]).toEqual([401, "fresh_sign_in_needed"]);
    await settle();
    for (const id of ids)
      expect(await read(id)).toMatchObject({ bookingStatus: "confirmed", refundedCents: 0 });
    // Where nothing was paid there is nothing to confirm.
    expect((await callAsOwner(unpaidBooking.id, { action: "decline" })).statusCode).toBe(200);
    const callAsCustomer = await makeCallAfterSixMinutes(customer);
    const cancelOptions = { as: customer, body: { action: "cancel" } };
    const cancelled = await callAsCustomer("PUT", `/dir/bookings/${ids[1]}`, cancelOptions);
    expect(cancelled.json()).toMatchObject({ bookingStatus: "cancelled" });
    expect((await changeBooking(`${ids[0]}`, { action: "cancel" }, studio.owner)).statusCode).toBe(
      200,
    );
  });

  test("by closing the account in time gives everything back, too", async () => {
    const { id } = await holdSlot("15:00", { date: getDayAhead(20) });
    await pay((await checkOut(id)).json().url);
    await settle();
    const path = `/user/delete-user/${customer.userId}`;
    expect((await app.call("DELETE", path, { as: customer })).statusCode).toBe(204);
    await settle();
    expect(await read(id, studio.owner)).toMatchObject({
      bookingStatus: "cancelled",
      cancelledBy: "customer",
      refundedCents: 22_000,
      customerName: "Closed account",
      customerEmail: null,
    });
  });
});

describe("a business that is deleted", () => {
  const remove = ({ id, owner }: Studio) =>
    app.call("DELETE", `/dir/delete/${id}?confirm=Ubuntu%20Braid%20Studio`, { as: owner });
  let closingStudio: Studio;

  beforeEach(async () => {
    closingStudio = await makeStudio(app, { payNow: true });
    await replacePayoutAccount(app, closingStudio.owner, await makeConnectedAccount(stripe));
  });

  test("cancels what is to come, declines what was asked for, and gives back what was paid", async () => {
    const { id } = await holdSlot("09:00", {}, closingStudio);
    await pay((await checkOut(id)).json().url);
    await settle();
    const payLaterBooking = await holdSlot("13:00", { paymentStatus: "pay later" }, closingStudio);
    expect((await remove(closingStudio)).statusCode).toBe(200);
    await settle();
    expect(await read(id)).toMatchObject({ bookingStatus: "cancelled", refundedCents: 22_000 });
    expect(await read(payLaterBooking.id)).toMatchObject({ bookingStatus: "declined" });
  });

  test("keeps nothing of what is paid afterwards", async () => {
    const { id } = await holdSlot("09:00", {}, closingStudio);
    const { url } = (await checkOut(id)).json();
    await remove(closingStudio);
    await settle();
    await pay(url);
    await settle();
    expect(await read(id)).toMatchObject({ bookingStatus: "expired", refundedCents: 22_000 });
  });

  test("keeps its bookings when it is restored before we got to them", async () => {
    const { id } = await holdSlot("09:00", { paymentStatus: "pay later" }, closingStudio);
    await remove(closingStudio);
    await app.db
      .updateTable("directory.business")
      .set({ deleteRequestedAt: null })
      .where("id", "=", closingStudio.id)
      .execute();
    await settle();
    expect(await read(id)).toMatchObject({ bookingStatus: "requested" });
  });
});
