import { beforeAll, expect, test, vi } from "vitest";
import { makeRefundPayment, paymentsPersonalData, setShareDue } from "#areas/payments/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { makeDeps } from "#test/deps.ts";
import {
  insertLink,
  makeBookingBody,
  makeStudio,
  type Studio,
  verifyByLink,
} from "#test/factories/bookings.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import { makeRandomIp } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { replacePayoutAccount } from "#test/payees.ts";
import { usePaymentsApp } from "#test/payments.ts";
import { makeConnectedAccount } from "#test/provider-account.ts";
import { bookingsPersonalData } from "../personal-data.ts";

// Several emails are waited for.
vi.setConfig({ testTimeout: 60_000 });

const { app, stripe, deps, settle, pay } = await usePaymentsApp();
let studio: Studio;

beforeAll(async () => {
  studio = await makeStudio(app, { payNow: true });
  await replacePayoutAccount(app, studio.owner, await makeConnectedAccount(stripe));
}, 60_000);

const makeFreshEmail = () => `guest.${Math.random().toString(36).slice(2)}@people.example`;

async function bookAsGuest(changes: Record<string, unknown> = {}, ip = makeRandomIp()) {
  const body = makeBookingBody(studio, {
    date: getDayAhead(14),
    serviceId: studio.settings.services[0]?.id,
    customerEmail: makeFreshEmail(),
    paymentStatus: "pay now",
    ...changes,
  });
  const response = await app.call("POST", "/dir/bookings", { body, ip });
  return { status: response.statusCode, ip, ...response.json() };
}

const checkOut = (bookingId: string, bookingToken?: string, ip = makeRandomIp()) =>
  app.call("POST", "/pay/checkout/one-time", {
    body: { bookingId, ...(bookingToken && { bookingToken }) },
    ip,
  });

const open = (token: string) => app.call("POST", "/dir/booking-links", { body: { token } });
const changeByLink = (token: string, body: object) =>
  app.call("PUT", "/dir/booking-links", { body: { token, ...body } });

async function payAsGuest(bookingId: string, token: string, email = makeFreshEmail()) {
  const started = await checkOut(bookingId, token);
  expect(started.statusCode).toBe(200);
  await pay(started.json().url, undefined, email);
  await settle();
  return email;
}

test("BOOK-06 X-100 a guest's paid booking stands, and the emailed link shows that the email is theirs", async () => {
  const customerEmail = makeFreshEmail();
  const { booking, session } = await bookAsGuest({ start: "09:00", customerEmail });
  expect(booking).toMatchObject({ bookingStatus: "held", can: { pay: true, verify: false } });
  const { token } = session;
  await payAsGuest(booking.id, token);
  // Whoever booked sees it, and can't say that the typed email is theirs.
  expect((await open(token)).json()).toMatchObject({
    bookingStatus: "confirmed",
    paidState: "paid",
    can: { verify: false, pay: false },
  });
  expect((await changeByLink(token, { action: "verify" })).statusCode).toBe(404);
  const mail = await expectMail(customerEmail);
  expect(mail.subject).toMatch(/^Confirmed: /);
  expect(mail.text).toContain("confirm that this email is yours");
  const verified = await verifyByLink(app, booking.id);
  expect(verified.json()).toMatchObject({ bookingStatus: "confirmed", can: { verify: false } });
  expect((await open(token)).statusCode).toBe(404);
});

test("P10 X-105 a booking's number opens and pays nothing, nor does another booking's token", async () => {
  const mine = await bookAsGuest({ start: "12:00" });
  const theirs = await bookAsGuest({ start: "14:30", date: getDayAhead(15) });
  expect((await checkOut(mine.booking.id)).json().code).toBe("not_signed_in");
  expect((await checkOut(mine.booking.id, theirs.session.token)).statusCode).toBe(404);
  expect((await checkOut(mine.booking.id, "a".repeat(43))).statusCode).toBe(404);
  const stranger = await app.signIn();
  const body = { bookingId: mine.booking.id };
  const asMember = await app.call("POST", "/pay/checkout/one-time", { as: stranger, body });
  expect(asMember.json().code).toBe("price_gone");
  const waiting = await app.call("POST", "/dir/booking-links/waiting", {
    body: { token: mine.session.token },
  });
  expect(waiting.json()).toEqual({ data: [] });
});

test("only a guest who is to pay gets a session", async () => {
  const later = await bookAsGuest({ date: getDayAhead(20), paymentStatus: "pay later" });
  expect(later.session).toBeNull();
  const member = await app.signIn();
  const body = makeBookingBody(studio, {
    date: getDayAhead(16),
    serviceId: studio.settings.services[0]?.id,
    customerEmail: member.email,
    paymentStatus: "pay now",
  });
  expect((await app.call("POST", "/dir/bookings", { as: member, body })).json().session).toBeNull();
});

test("X-100 a guest with a mobile alone is reached by the email they gave the provider", async () => {
  const { booking, session } = await bookAsGuest({
    date: getDayAhead(17),
    start: "09:00",
    customerEmail: undefined,
    customerPhone: "0491 570 156",
  });
  const payerEmail = await payAsGuest(booking.id, session.token);
  const mail = await expectMail(payerEmail);
  expect(mail.subject).toMatch(/^Confirmed: /);
  expect((await open(session.token)).json()).toMatchObject({ customerEmail: payerEmail });
  // What they paid is in the file of whoever proves that email, and in nobody else's.
  const { exportByEmail } = paymentsPersonalData({ db: app.db });
  expect(await exportByEmail?.(payerEmail)).toMatchObject({ payments: [{ state: "paid" }] });
  expect(await exportByEmail?.(`not-${payerEmail}`)).toEqual({ payments: [] });
});

test("X-100 a network holds one time for a payment; beyond that the emailed link comes first", async () => {
  const date = getDayAhead(18);
  const first = await bookAsGuest({ date, start: "09:00" });
  const second = await bookAsGuest({ date, start: "12:00" }, first.ip);
  expect(second.booking).toMatchObject({ bookingStatus: "unverified", can: { verify: true } });
  expect(second.session).toBeNull();
  expect((await checkOut(second.booking.id, first.session.token)).statusCode).toBe(404);
  const byPhone = await bookAsGuest(
    { date, start: "14:30", customerEmail: undefined, customerPhone: "0491 570 110" },
    first.ip,
  );
  expect([byPhone.status, byPhone.fields]).toEqual([
    400,
    { customerEmail: expect.stringContaining("Please add your email") },
  ]);
  // The link holds the time for the payment, and pays for it.
  expect((await verifyByLink(app, second.booking.id)).json()).toMatchObject({
    bookingStatus: "held",
    can: { pay: true },
  });
  await payAsGuest(second.booking.id, await insertLink(app, second.booking.id));
  const paid = (await open(await insertLink(app, second.booking.id))).json();
  expect(paid).toMatchObject({ bookingStatus: "confirmed", paidState: "paid" });
});

test("X-104 erasing a guest's data gives back what they paid", async () => {
  const { booking, session } = await bookAsGuest({ date: getDayAhead(19), start: "09:00" });
  await payAsGuest(booking.id, session.token);
  const bookings = { ...makeDeps(app), refundPayment: makeRefundPayment(deps()), setShareDue };
  await inTransaction(app.db, async (tx) =>
    bookingsPersonalData(bookings).eraseByEmail?.(tx, booking.customerEmail),
  );
  const { refundedCents } = await app.db
    .selectFrom("payments.sale as sale")
    .innerJoin("payments.saleLine as line", "line.saleId", "sale.id")
    .select("sale.refundedCents")
    .where("line.reference", "=", booking.id)
    .executeTakeFirstOrThrow();
  expect(refundedCents).toBe(22_000);
});

test("F-BOOK-11 what is booked together is paid at once, confirmed together and given back together", async () => {
  const [braids, trim] = studio.settings.services;
  const { booking } = await bookAsGuest({
    date: getDayAhead(21),
    start: "09:00",
    serviceId: trim?.id,
    also: [
      { person: 2, serviceId: braids?.id },
      { person: 3, serviceId: trim?.id },
    ],
  });
  // A deposit of $10.00 for each trim, and the price of the braids, for which none is asked.
  expect(booking).toMatchObject({ priceCents: 29_000, dueNowCents: 24_000 });
  // Three at once are more than a tenth of the day, so the link comes first.
  expect((await verifyByLink(app, booking.id)).json()).toMatchObject({ can: { pay: true } });
  const token = await insertLink(app, booking.id);
  await payAsGuest(booking.id, token);
  const visits = app.db
    .selectFrom("bookings.booking")
    .select("status")
    .where((where) => where.or([where("id", "=", booking.id), where("partyOf", "=", booking.id)]));
  const confirmed = { status: "confirmed" };
  expect(await visits.execute()).toEqual([confirmed, confirmed, confirmed]);
  // The email about it has a newer link.
  const newer = await insertLink(app, booking.id);
  expect((await open(newer)).json()).toMatchObject({
    paidCents: 24_000,
    cancelReturnsCents: 24_000,
  });
  const cancelled = await changeByLink(newer, {
    action: "cancel",
    cancelReturnsCents: 24_000,
  });
  expect(cancelled.json()).toMatchObject({ bookingStatus: "cancelled", refundedCents: 24_000 });
  const ended = { status: "cancelled" };
  expect(await visits.execute()).toEqual([ended, ended, ended]);
});
