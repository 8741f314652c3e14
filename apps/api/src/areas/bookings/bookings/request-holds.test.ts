import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { makeDeps } from "#test/deps.ts";
import {
  book,
  makeBookingBody,
  makeStudio,
  type Studio,
  saveSettings,
} from "#test/factories/bookings.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { maintainBookings } from "./maintain-bookings.ts";

// Several emails are waited for.
vi.setConfig({ testTimeout: 60_000 });

const app = useTestApp();
const hourMs = 60 * 60 * 1000;
const date = getDayAhead(7);
let studio: Studio;
let member: SignedIn;

beforeAll(async () => {
  studio = await makeStudio(app, { requestHoldHours: 12 });
  member = await app.signIn();
});

const request = (of: Studio, changes: Record<string, unknown>, as?: SignedIn) =>
  app.call("POST", "/dir/bookings", { body: makeBookingBody(of, changes), ...(as && { as }) });

const isFree = async (of: Studio, start: string, day = date) => {
  const path = `/dir/business/${of.id}/slots?date=${day}&serviceId=${of.settings.services[1]?.id}`;
  const { slots } = (await app.call("GET", path)).json();
  return slots.find((slot: { start: string }) => slot.start === start).isFree;
};

const readBooking = (id: string) =>
  app.db
    .selectFrom("bookings.booking")
    .select(["status", "holdExpiresAt"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const maintainAt = (at: Date) =>
  maintainBookings({
    ...makeDeps(app),
    refundPayment: async () => {},
    setShareDue: async () => {},
    clock: () => at,
  });

const endHold = (id: string) =>
  sql`update bookings.booking set hold_expires_at = now() - interval '1 second'
    where id = ${id}`.execute(app.db);

describe("X-88 a request holds its time for as long as the owner chose", () => {
  test("nothing is held unless the owner chose it", async () => {
    const other = await makeStudio(app);
    expect(other.settings.requestHoldHours).toBe(0);
    const { booking } = (await request(other, { date, start: "10:00" }, member)).json();
    expect(booking).toMatchObject({ bookingStatus: "requested", holdExpiresAt: null });
    expect(await isFree(other, "10:00")).toBe(true);
  });

  test("a member's request is held, and nobody else is offered or given its time", async () => {
    const { booking } = (await request(studio, { date, start: "10:00" }, member)).json();
    expect(booking).toMatchObject({ bookingStatus: "requested", can: { pay: false } });
    const heldMs = Date.parse(booking.holdExpiresAt) - Date.now();
    expect(heldMs).toBeGreaterThan(11.9 * hourMs);
    expect(heldMs).toBeLessThanOrEqual(12 * hourMs);
    expect(await isFree(studio, "10:00")).toBe(false);
    const refused = await request(studio, { date, start: "10:00" }, await app.signIn());
    expect(refused.json().code).toBe("booking_slot_taken");
    // Its public time says nothing about whose it is.
    const busy = await app.call("GET", `/dir/business/${studio.id}/bookings?date=${date}`);
    expect(Object.keys(busy.json().data[0]).sort()).toEqual(["end", "start"]);
  });

  test("of twenty people at the same moment one holds it", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => app.signIn()));
    const responses = await Promise.all(
      people.map((person) => request(studio, { date, start: "14:00" }, person)),
    );
    const codes = responses.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test("the constraint refuses what overlaps a held request, whoever writes it", async () => {
    const holder = await app.signIn();
    const { booking } = (await request(studio, { date, start: "16:00" }, holder)).json();
    const copy = sql`insert into bookings.booking (id, business_id, customer_name, starts_at, ends_at,
        blocked, time_zone, payment_status, status, created_at)
      select 'BOOK-0000COPY', business_id, 'Rival', starts_at, ends_at, blocked, time_zone,
        payment_status, 'confirmed', created_at from bookings.booking where id = ${booking.id}`;
    await expect(copy.execute(app.db)).rejects.toThrow("booking_no_overlap");
  });

  test("only a proven contact holds: a guest from their emailed link on, a phone number never", async () => {
    const own = await makeStudio(app, { requestHoldHours: 2 });
    const sent = (await request(own, { date, start: "10:00" })).json().booking;
    expect(sent).toMatchObject({ bookingStatus: "unverified", holdExpiresAt: null });
    expect(await isFree(own, "10:00")).toBe(true);
    const verified = await book(app, own, { date, start: "11:00" });
    expect(verified).toMatchObject({
      bookingStatus: "requested",
      holdExpiresAt: expect.any(String),
    });
    expect(await isFree(own, "11:00")).toBe(false);
    const byPhone = { customerEmail: undefined, customerPhone: "0491 570 156", date };
    const called = (await request(own, { ...byPhone, start: "12:00" })).json().booking;
    expect(called).toMatchObject({ bookingStatus: "requested", holdExpiresAt: null });
    expect(await isFree(own, "12:00")).toBe(true);
  });

  test("one person holds one time at a business; the next request is sent without a hold", async () => {
    const own = await makeStudio(app, { requestHoldHours: 2 });
    const person = await app.signIn();
    const first = (await request(own, { date, start: "10:00" }, person)).json().booking;
    const second = (await request(own, { date, start: "12:00" }, person)).json().booking;
    expect(first.holdExpiresAt).not.toBeNull();
    expect(second).toMatchObject({ bookingStatus: "requested", holdExpiresAt: null });
    expect(await isFree(own, "12:00")).toBe(true);
  });

  test("confirming books it, declining and withdrawing free it", async () => {
    const own = await makeStudio(app, { requestHoldHours: 2 });
    const change = (id: string, action: string, as: SignedIn) =>
      app.call("PUT", `/dir/bookings/${id}`, { as, body: { action } });
    const [first, second, third] = await Promise.all([app.signIn(), app.signIn(), app.signIn()]);
    const confirmed = (await request(own, { date, start: "10:00" }, first)).json().booking;
    const declined = (await request(own, { date, start: "12:00" }, second)).json().booking;
    const withdrawn = (await request(own, { date, start: "14:00" }, third)).json().booking;
    expect((await change(confirmed.id, "confirm", own.owner)).statusCode).toBe(200);
    expect((await change(declined.id, "decline", own.owner)).statusCode).toBe(200);
    expect((await change(withdrawn.id, "cancel", third)).statusCode).toBe(200);
    expect(await readBooking(confirmed.id)).toMatchObject({
      status: "confirmed",
      holdExpiresAt: null,
    });
    expect(await isFree(own, "10:00")).toBe(false);
    expect(await isFree(own, "12:00")).toBe(true);
    expect(await isFree(own, "14:00")).toBe(true);
  });

  test("when the hold ends the customer is told once, the time is free, and the request still stands", async () => {
    const own = await makeStudio(app, { requestHoldHours: 1 });
    const person = await app.signIn();
    const customerEmail = `held.${Math.random().toString(36).slice(2)}@people.example`;
    const sent = await request(own, { date, start: "10:00", customerEmail }, person);
    const { booking } = sent.json();
    await runTasks(app.services);
    const mail = await expectMail(customerEmail);
    expect(mail.text).toMatch(/We're holding the time for you until \w+ \d+ \w+, \d+:\d\d [ap]m\./);
    const afterHold = new Date(Date.now() + hourMs + 1_000);
    await maintainAt(afterHold);
    await maintainAt(afterHold);
    await runTasks(app.services);
    const ended = (await expectMails(customerEmail, 2)).filter(({ subject }) =>
      subject.endsWith("hasn't answered yet"),
    );
    expect(ended).toHaveLength(1);
    expect(ended[0]?.text).toMatch(/Free now: .* · /);
    expect(await readBooking(booking.id)).toMatchObject({
      status: "requested",
      holdExpiresAt: null,
    });
    expect(await isFree(own, "10:00")).toBe(true);
    const body = { action: "confirm" };
    const late = await app.call("PUT", `/dir/bookings/${booking.id}`, { as: own.owner, body });
    expect(late.json().bookingStatus).toBe("confirmed");
  });

  test("an ended hold is in nobody's way before the worker comes round, and its customer still hears", async () => {
    const own = await makeStudio(app, { requestHoldHours: 1 });
    const customerEmail = `late.${Math.random().toString(36).slice(2)}@people.example`;
    const sent = await request(own, { date, start: "10:00", customerEmail }, await app.signIn());
    const { booking } = sent.json();
    await endHold(booking.id);
    expect(await isFree(own, "10:00")).toBe(true);
    const next = await request(own, { date, start: "10:00" }, await app.signIn());
    expect(next.json().booking).toMatchObject({ bookingStatus: "requested" });
    expect((await readBooking(booking.id)).holdExpiresAt).toBeNull();
    await runTasks(app.services);
    const subjects = (await expectMails(customerEmail, 2)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/hasn't answered yet$/));
  });

  test("hours are from 0 to 48, a client that doesn't know them changes nothing, a stranger neither", async () => {
    const own = await makeStudio(app, { requestHoldHours: 48 });
    const path = `/dir/business/${own.id}/booking-settings`;
    const read = (await app.call("GET", `${path}/editing`, { as: own.owner })).json();
    const { timeZone, takesPayments, plan, hasCalendarFeed, ...body } = read;
    for (const requestHoldHours of [-1, 49, 1.5, "12"]) {
      const wrong = { ...body, requestHoldHours };
      expect((await app.call("PUT", path, { as: own.owner, body: wrong })).statusCode).toBe(400);
    }
    const strange = { ...body, requestHoldHours: 0 };
    const refused = await app.call("PUT", path, { as: await app.signIn(), body: strange });
    expect(refused.statusCode).toBe(403);
    const { requestHoldHours: _hours, ...former } = body;
    expect((await app.call("PUT", path, { as: own.owner, body: former })).json()).toMatchObject({
      requestHoldHours: 48,
    });
    expect((await app.call("GET", path)).json().requestHoldHours).toBe(48);
    expect(
      (await saveSettings(app, own.owner, own.id, { requestHoldHours: 0 })).requestHoldHours,
    ).toBe(0);
  });
});
