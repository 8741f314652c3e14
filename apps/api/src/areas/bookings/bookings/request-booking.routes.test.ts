import { bookingCopy } from "@boab/contracts/bookings/copy";
import { formerFields } from "@boab/contracts/common/former-names";
import { beforeAll, describe, expect, test } from "vitest";
import { makeDeps } from "#test/deps.ts";
import {
  book,
  makeBookingBody,
  makeStudio,
  type Studio,
  saveSettings,
} from "#test/factories/bookings.ts";
import { makeListing, signInOwner } from "#test/factories/listings.ts";
import { getDayAhead, insertBooking } from "#test/factories/stored-bookings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { explainQueries, runFillStatements } from "#test/plans.ts";
import { listBookingsOfBusiness } from "./bookings.repository.ts";
import { maintainBookings } from "./maintain-bookings.ts";

const app = useTestApp();
let studio: Studio;
let member: SignedIn;

beforeAll(async () => {
  studio = await makeStudio(app);
  member = await app.signIn();
});

const request = (changes: Record<string, unknown> = {}, as?: SignedIn, of = studio) =>
  app.call("POST", "/dir/bookings", { body: makeBookingBody(of, changes), ...(as && { as }) });

const changeBooking = (id: string, body: object, as: SignedIn) =>
  app.call("PUT", `/dir/bookings/${id}`, { as, body });

const listBusyTimes = async (date: string, id = studio.id) =>
  (await app.call("GET", `/dir/business/${id}/bookings?status=confirmed&date=${date}`)).json().data;

test("those who manage a business count the bookings still to come; a stranger is refused", async () => {
  const salon = await makeStudio(app);
  const tomorrow = Date.now() + 86_400_000;
  for (const [hour, status] of (["requested", "confirmed", "completed"] as const).entries())
    await insertBooking(app.db, {
      businessId: salon.id,
      status,
      startsAt: new Date(tomorrow + hour * 3_600_000),
    });
  await insertBooking(app.db, {
    businessId: salon.id,
    startsAt: new Date(Date.now() - 86_400_000),
  });
  const count = (as: SignedIn) =>
    app.call("GET", `/dir/business/${salon.id}/upcoming-bookings`, { as });
  expect((await count(salon.owner)).json()).toEqual({ count: 2 });
  expect((await count(member)).statusCode).toBe(403);
});

describe("BOOK-06 BOOK-07 asking for a time", () => {
  test("a visitor books without an account; status, length and price are the server's", async () => {
    const response = await request({ customerNotes: "Curly hair" });
    expect(response.statusCode).toBe(201);
    const { booking } = response.json();
    expect(booking).toMatchObject({
      id: expect.stringMatching(/^BOOK-[0-9A-Z]{8}$/),
      businessId: studio.id,
      bookingStatus: "unverified",
      paymentStatus: "pay later",
      paidState: "unpaid",
      userId: null,
      date: getDayAhead(7),
      start: "10:00",
      end: "10:30",
      length: 30,
      requiresPayment: false,
      serviceTitle: "Trim",
      priceCents: 3_500,
      customerNotes: "Curly hair",
      timeZone: "Australia/Melbourne",
    });
    expect(booking).not.toHaveProperty("businessNotes");
  });

  test("BOOK-07 whoever booked reads their own id, and the business never does", async () => {
    const { id } = await book(app, studio, { start: "16:00" }, member);
    const read = async (as: SignedIn) =>
      (await app.call("GET", `/dir/bookings/${id}`, { as })).json();
    expect((await read(member)).userId).toBe(member.userId);
    expect(await read(studio.owner)).not.toHaveProperty("userId");
  });

  test("BOOK-21 whoever booked reads it, and so does the business; others never learn of it", async () => {
    const { id } = await book(app, studio, { start: "11:00" }, member);
    const read = (as: SignedIn) => app.call("GET", `/dir/bookings/${id}`, { as });
    expect((await read(member)).json()).toMatchObject({ id, view: "customer" });
    expect((await read(studio.owner)).json()).toMatchObject({
      id,
      view: "business",
      businessNotes: "",
    });
    expect((await read(await app.signIn())).statusCode).toBe(404);
    expect((await read(await signInOwner(app))).statusCode).toBe(404);
    expect((await app.call("GET", `/dir/bookings/${id}`)).statusCode).toBe(401);
  });

  test.each([
    ["bookingStatus", "confirmed"],
    ["requiresPayment", false],
    ["paidState", "paid"],
    ["fees", 0],
    ["userId", "somebody-else"],
  ])("B1 nobody sends %s", async (field, value) => {
    const response = await request({ [field]: value });
    expect([400, 403]).toContain(response.statusCode);
  });

  test("B1 a price that is not the service's is refused", async () => {
    expect((await request({ priceCents: 1 })).json().code).toBe("price_changed");
  });

  test("a repeat with the same key is the same booking", async () => {
    const body = makeBookingBody(studio, { start: "11:30" });
    const requestAgain = () =>
      app.call("POST", "/dir/bookings", {
        body,
        headers: { "idempotency-key": "one" },
        ip: "10.9.8.7",
      });
    const first = (await requestAgain()).json().booking.id;
    expect((await requestAgain()).json().booking.id).toBe(first);
  });

  test("a listing that is not live takes no bookings, and is not there", async () => {
    const hiddenListing = await makeListing(app, await signInOwner(app), {}, {});
    const response = await request({}, undefined, { ...studio, id: hiddenListing.id });
    expect(response.statusCode).toBe(404);
  });

  test("BOOK-18 what is not sent says so: a bot filled in the hidden field", async () => {
    const response = await request({ website: "https://spam.example" });
    expect(response.json().error).toBe(bookingCopy.notSent);
  });

  test.each([false, true])(
    "B1 a member has at most five visits to come at a business, confirmed at once: %s",
    async (confirmsInstantly) => {
      const ownStudio = await makeStudio(app, { confirmsInstantly });
      const regularCustomer = await app.signIn();
      for (const start of ["09:00", "09:30", "10:00", "10:30", "11:00"])
        await book(app, ownStudio, { start }, regularCustomer);
      const sixthResponse = await request({ start: "12:00" }, regularCustomer, ownStudio);
      expect(sixthResponse.statusCode).toBe(429);
      expect(sixthResponse.json().error).toBe(
        "You already have five visits to come here. To book another, please call the business or wait until one is over.",
      );
    },
  );

  test("B1 requests that the business never answered keep nobody from asking again", async () => {
    const ownStudio = await makeStudio(app);
    for (let days = 1; days <= 5; days++)
      await insertBooking(app.db, {
        businessId: ownStudio.id,
        userId: member.userId,
        status: "requested",
        startsAt: new Date(Date.now() - days * 86_400_000),
      });
    expect((await request({}, member, ownStudio)).statusCode).toBe(201);
  });
});

describe("BOOK-09 BOOK-10 BOOK-11 BOOK-12 what a booking needs", () => {
  test.each([
    ["customerName", { customerName: " " }, bookingCopy.nameRequired],
    ["customerEmail", { customerEmail: "" }, bookingCopy.contactRequired],
    ["customerEmail", { customerEmail: "abuk@" }, bookingCopy.emailInvalid],
    ["customerPhone", { customerPhone: "04-no" }, bookingCopy.phoneInvalid],
    ["customerPhone", { customerPhone: "12345" }, bookingCopy.phoneInvalid],
  ])("%s: %j", async (field, changes, sentence) => {
    const response = await request(changes);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: sentence });
  });

  test("a phone number is enough, however it is grouped", async () => {
    const changes = { customerEmail: "", customerPhone: "+61 (400) 000-000", start: "12:00" };
    const response = await request(changes);
    expect(response.statusCode).toBe(201);
    expect(response.json().booking.bookingStatus).toBe("requested");
  });

  test("BOOK-14 without a time there is a sentence", async () => {
    const { start, ...body } = makeBookingBody(studio);
    const response = await app.call("POST", "/dir/bookings", { body: { ...body, start: "" } });
    expect(response.json().fields).toEqual({ start: bookingCopy.slotRequired });
  });

  test("BOOK-13 where payment is needed, a service is too", async () => {
    const prepaidStudio = await makeStudio(app, { payLater: false, payNow: true });
    const response = await request({ serviceId: undefined }, member, prepaidStudio);
    expect(response.json().fields).toEqual({ serviceId: bookingCopy.serviceRequired });
  });

  test("a service of another business is refused", async () => {
    const other = await makeStudio(app);
    const response = await request({ serviceId: other.settings.services[0]?.id });
    expect(response.statusCode).toBe(400);
  });
});

describe("BOOK-24 BOOK-15 BOOK-16 the server decides what can be booked", () => {
  test.each([
    ["outside the window", { start: "08:30" }, bookingCopy.noAvailability],
    ["between two slots", { start: "10:10" }, bookingCopy.noAvailability],
    ["yesterday", { date: getDayAhead(-1) }, bookingCopy.pastDate],
    ["91 days ahead", { date: getDayAhead(92) }, bookingCopy.noAvailability],
  ])("%s", async (_what, changes, sentence) => {
    const response = await request(changes);
    expect(response.json()).toMatchObject({ code: "booking_slot_unavailable", error: sentence });
  });

  test("BOOK-17 a business that takes no bookings says so", async () => {
    const closed = await makeStudio(app, { acceptsBookings: false });
    const response = await request({ date: getDayAhead(3) }, undefined, closed);
    expect(response.json().error).toBe(bookingCopy.disabled);
    const slots = await app.call("GET", `/dir/business/${closed.id}/slots?date=${getDayAhead(3)}`);
    expect(slots.json()).toMatchObject({ slots: [], message: bookingCopy.disabled });
  });

  test("every listed time is accepted, and no other", async () => {
    const ownStudio = await makeStudio(app, { daily: { startTime: "09:00", endTime: "11:00" } });
    const path = `/dir/business/${ownStudio.slug}/slots?date=${getDayAhead(5)}&serviceId=${ownStudio.settings.services[1]?.id}`;
    const { slots } = (await app.call("GET", path)).json();
    expect(slots.map((slot: { start: string }) => slot.start)).toEqual([
      "09:00",
      "09:30",
      "10:00",
      "10:30",
    ]);
    for (const { start } of slots)
      expect(
        (await request({ date: getDayAhead(5), start }, undefined, ownStudio)).statusCode,
      ).toBe(201);
    expect(
      (await request({ date: getDayAhead(5), start: "11:00" }, undefined, ownStudio)).statusCode,
    ).toBe(409);
  });

  test("a calendar counts the free times of its days", async () => {
    const ownStudio = await makeStudio(app, {
      daysOff: [{ from: getDayAhead(3), until: getDayAhead(3), note: "Family" }],
    });
    const response = await app.call(
      "GET",
      `/dir/business/${ownStudio.id}/slot-days?from=${getDayAhead(2)}&until=${getDayAhead(4)}`,
    );
    expect(response.json()).toEqual({
      timeZone: "Australia/Melbourne",
      days: [
        { date: getDayAhead(2), free: 16, reason: null },
        { date: getDayAhead(3), free: 0, reason: "no availability" },
        { date: getDayAhead(4), free: 16, reason: null },
      ],
    });
  });
});

describe("BOOK-08 BOOK-22 BOOK-25 X-31 one booking a time", () => {
  const date = getDayAhead(14);

  test("requests don't block; of two rivals one is confirmed, and the other is declined", async () => {
    const ownStudio = await makeStudio(app);
    const one = await book(app, ownStudio, { date });
    const overlapping = await book(app, ownStudio, { date, customerEmail: "rival@people.example" });
    expect(await listBusyTimes(date, ownStudio.id)).toEqual([]);
    const confirmed = await changeBooking(one.id, { action: "confirm" }, ownStudio.owner);
    expect(confirmed.json()).toMatchObject({ bookingStatus: "confirmed", view: "business" });
    const declinedResponse = await app.call("GET", `/dir/bookings/${overlapping.id}`, {
      as: ownStudio.owner,
    });
    expect(declinedResponse.json()).toMatchObject({
      bookingStatus: "declined",
      cancelledBy: "business",
    });
    expect(
      (await changeBooking(overlapping.id, { action: "confirm" }, ownStudio.owner)).json().code,
    ).toBe("booking_not_allowed");
    expect((await request({ date }, undefined, ownStudio)).json().code).toBe("booking_slot_taken");
  });

  test("the busy times of a day have exactly two fields, for everybody but the business", async () => {
    const ownStudio = await makeStudio(app, { confirmsInstantly: true });
    await book(app, ownStudio, { date, customerName: "Canary Bird" }, member);
    for (const as of [undefined, member]) {
      const path = `/dir/business/${ownStudio.id}/bookings?status=confirmed&date=${date}`;
      const response = await app.call("GET", path, { ...(as && { as }) });
      const { data } = response.json();
      expect(data.map(Object.keys)).toEqual([["start", "end"]]);
      expect(response.body).not.toContain("Canary");
    }
  });

  test("BOOK-23 the owner lists the next bookings in order, page by page", async () => {
    const ownStudio = await makeStudio(app);
    const yesterday = new Date(Date.now() - 26 * 3_600_000);
    await insertBooking(app.db, { businessId: ownStudio.id, startsAt: yesterday });
    for (const start of ["15:00", "09:00", "12:00"]) await book(app, ownStudio, { date, start });
    const list = (query: string) =>
      app.call("GET", `/dir/business/${ownStudio.id}/bookings?${query}`, { as: ownStudio.owner });
    const starts = (response: Awaited<ReturnType<typeof list>>) =>
      response.json().data.map((one: { start: string }) => one.start);
    const first = await list("fromToday=true&limit=2&order=asc");
    expect(starts(first)).toEqual(["09:00", "12:00"]);
    const second = await list(`fromToday=true&limit=2&order=asc&cursor=${first.json().nextCursor}`);
    expect(starts(second)).toEqual(["15:00"]);
    expect(starts(await list(`from=${date}&until=${date}&order=desc`))).toEqual([
      "15:00",
      "12:00",
      "09:00",
    ]);
    expect(starts(await list(`date=${getDayAhead(15)}`))).toEqual([]);
    expect((await list("limit=101")).statusCode).toBe(400);
  });

  test("what waits for the business: requests, and bookings whose customers ask to move", async () => {
    const ownStudio = await makeStudio(app);
    const [requestedBooking, moving, settled] = [
      await book(app, ownStudio, { date, start: "15:00" }),
      await book(app, ownStudio, { date, start: "09:00" }, member),
      await book(app, ownStudio, { date, start: "12:00" }),
    ];
    for (const { id } of [moving, settled])
      await changeBooking(id, { action: "confirm" }, ownStudio.owner);
    await changeBooking(moving.id, { action: "move", date, start: "10:00" }, member);
    const list = async (query: string) =>
      (
        await app.call("GET", `/dir/business/${ownStudio.id}/bookings?${query}`, {
          as: ownStudio.owner,
        })
      ).json();
    const first = await list("waiting=true&limit=1");
    expect(first.data.map(({ id }: { id: string }) => id)).toEqual([moving.id]);
    const remainingPage = await list(`waiting=true&limit=1&cursor=${first.nextCursor}`);
    expect(remainingPage).toMatchObject({ data: [{ id: requestedBooking.id }], nextCursor: null });
    expect((await list("waiting=false")).data).toHaveLength(3);
  });

  test("an index finds what waits among thousands of old bookings", async () => {
    const ownStudio = await makeStudio(app);
    const { migrationUrl } = app.config.database;
    await runFillStatements(
      migrationUrl,
      `insert into bookings.booking (id, business_id, customer_name, starts_at, ends_at, blocked,
         time_zone, payment_status, status, created_at, completed_at)
       select 'BOOK-' || upper(lpad(to_hex(n), 8, '0')), '${ownStudio.id}', 'Abuk', at, at + interval '1 hour',
         tstzrange(at, at + interval '1 hour'), 'Australia/Melbourne', 'pay later', 'completed', at, at
       from (select n, now() - n * interval '2 hours' as at from generate_series(1, 5000) n) as old`,
      "analyze bookings.booking",
    );
    const range = { isWaiting: true, order: "asc" } as const;
    const [seen] = await explainQueries(migrationUrl, (db) =>
      listBookingsOfBusiness(db, ownStudio.id, range, 101),
    );
    expect(seen?.plan).toContain("booking_waiting");
  });

  test("instant confirmation: the first gets it, twenty others at the same moment don't", async () => {
    const ownStudio = await makeStudio(app, { confirmsInstantly: true });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        request({ date, customerEmail: `p${index}@people.example` }, undefined, ownStudio),
      ),
    );
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === "booking_slot_taken")).toHaveLength(19);
  });

  test("buffers of both neighbours count", async () => {
    const ownStudio = await makeStudio(app, { confirmsInstantly: true });
    const [braids] = ownStudio.settings.services;
    await book(app, ownStudio, { date, start: "10:00", serviceId: braids?.id });
    // Done at noon, and half an hour free after.
    expect((await request({ date, start: "12:00" }, undefined, ownStudio)).json().code).toBe(
      "booking_slot_taken",
    );
    expect((await request({ date, start: "12:30" }, undefined, ownStudio)).statusCode).toBe(201);
    expect((await request({ date, start: "09:30" }, undefined, ownStudio)).statusCode).toBe(201);
    // Its own buffer would reach into the one at half past twelve.
    expect(
      (await request({ date, start: "08:00", serviceId: braids?.id }, undefined, ownStudio))
        .statusCode,
    ).toBe(409);
  });

  test("the owner declines or cancels with a reason, and writes notes that the customer never sees", async () => {
    const ownStudio = await makeStudio(app);
    const requestedBooking = await book(app, ownStudio, { date, start: "14:00" }, member);
    const noted = await changeBooking(
      requestedBooking.id,
      { action: "business-note", businessNotes: "Sensitive scalp" },
      ownStudio.owner,
    );
    expect(noted.json().businessNotes).toBe("Sensitive scalp");
    expect(
      (await app.call("GET", `/dir/bookings/${requestedBooking.id}`, { as: member })).body,
    ).not.toContain("scalp");
    await changeBooking(requestedBooking.id, { action: "confirm" }, ownStudio.owner);
    const cancelled = await changeBooking(
      requestedBooking.id,
      { action: "cancel", cancellationReason: "I'm ill" },
      ownStudio.owner,
    );
    expect(cancelled.json()).toMatchObject({
      bookingStatus: "cancelled",
      cancellationReason: "I'm ill",
    });
    expect(await listBusyTimes(date, ownStudio.id)).toEqual([]);
  });
});

describe("B2 who does what", () => {
  const date = getDayAhead(21);

  test.each([
    { action: "confirm" },
    { action: "decline" },
    { action: "complete" },
    { action: "no-show" },
  ])("a customer can't $action", async (body) => {
    const { id } = await book(
      app,
      studio,
      { date, start: "13:00", customerEmail: `${body.action}@people.example` },
      member,
    );
    expect((await changeBooking(id, body, member)).statusCode).toBe(409);
    expect(
      (await changeBooking(id, { action: "business-note", businessNotes: "x" }, member)).statusCode,
    ).toBe(403);
    await changeBooking(id, { action: "cancel" }, member);
  });

  test("a stranger is refused, whatever they try", async () => {
    const { id } = await book(app, studio, { date, start: "14:00" });
    const stranger = await app.signIn();
    for (const body of [
      { action: "cancel" },
      { action: "confirm" },
      { action: "note", customerNotes: "x" },
      { action: "move", date, start: "15:00" },
    ])
      expect((await changeBooking(id, body, stranger)).statusCode).toBe(404);
  });

  test("nobody edits price, times or customer in place", async () => {
    const { id } = await book(app, studio, { date, start: "15:00" });
    for (const field of ["priceCents", "startsAt", "customerEmail", "paymentStatus"])
      expect([400, 403]).toContain(
        (await changeBooking(id, { action: "confirm", [field]: 1 }, studio.owner)).statusCode,
      );
  });

  test("the customer moves a request within what is offered, and keeps the time on refusal", async () => {
    const { id } = await book(app, studio, { date, start: "09:00" }, member);
    expect(
      (await changeBooking(id, { action: "move", date, start: "08:00" }, member)).statusCode,
    ).toBe(409);
    const moved = await changeBooking(id, { action: "move", date, start: "09:30" }, member);
    expect(moved.json()).toMatchObject({ start: "09:30", bookingStatus: "requested" });
  });

  test("a confirmed booking is moved by asking; the business confirms or keeps it", async () => {
    const ownStudio = await makeStudio(app);
    const { id } = await book(app, ownStudio, { date, start: "09:00" }, member);
    await changeBooking(id, { action: "confirm" }, ownStudio.owner);
    const proposeResponse = await changeBooking(
      id,
      { action: "move", date, start: "11:00" },
      member,
    );
    const { proposedTime, ...rest } = proposeResponse.json();
    expect(proposedTime).toMatchObject({ start: "11:00", date });
    expect(rest).toMatchObject({ start: "09:00", [formerFields.proposedTime[0]]: proposedTime });
    expect((await changeBooking(id, { action: "decline" }, ownStudio.owner)).json()).toMatchObject({
      start: "09:00",
      proposedTime: null,
    });
    await changeBooking(id, { action: "move", date, start: "12:00" }, member);
    const confirmed = await changeBooking(id, { action: "confirm" }, ownStudio.owner);
    expect(confirmed.json()).toMatchObject({
      start: "12:00",
      proposedTime: null,
      bookingStatus: "confirmed",
    });
    expect(await listBusyTimes(date, ownStudio.id)).toHaveLength(1);
  });

  test("the business asks for any other time for a booking or a request, but for none that somebody has", async () => {
    const ownStudio = await makeStudio(app);
    const confirmedBooking = await book(app, ownStudio, { date, start: "10:00" });
    await changeBooking(confirmedBooking.id, { action: "confirm" }, ownStudio.owner);
    const { id } = await book(app, ownStudio, { date, start: "11:00" }, member);
    for (const status of ["requested", "confirmed"]) {
      const moveResponse = await changeBooking(
        id,
        { action: "move", date, start: "10:00" },
        ownStudio.owner,
      );
      expect([status, moveResponse.json().code]).toEqual([status, "booking_slot_taken"]);
      const late = await changeBooking(
        id,
        { action: "move", date, start: "19:10" },
        ownStudio.owner,
      );
      expect(late.json()).toMatchObject({
        start: "11:00",
        suggestedTime: { start: "19:10" },
        bookingStatus: status,
      });
      await changeBooking(id, { action: "confirm" }, ownStudio.owner);
    }
  });

  test("a booking may move into time that it has itself", async () => {
    const ownStudio = await makeStudio(app, { confirmsInstantly: true });
    const [braids] = ownStudio.settings.services;
    const { id } = await book(
      app,
      ownStudio,
      { date, start: "10:00", serviceId: braids?.id },
      member,
    );
    expect(
      (await changeBooking(id, { action: "move", date, start: "10:30" }, member)).json(),
    ).toMatchObject({
      start: "10:30",
    });
  });

  test("where a booking can move is listed by its own length, with its own time free, for its customer only", async () => {
    const ownStudio = await makeStudio(app, { confirmsInstantly: true });
    const [braids] = ownStudio.settings.services;
    const { id } = await book(
      app,
      ownStudio,
      { date, start: "10:00", serviceId: braids?.id },
      member,
    );
    // The service takes half an hour from now on; this visit still takes two.
    await saveSettings(app, ownStudio.owner, ownStudio.id, {
      services: [{ ...braids, durationMinutes: 30, bufferAfterMinutes: 0 }],
    });
    await book(app, ownStudio, { date, start: "15:00", serviceId: braids?.id });
    const path = `/dir/bookings/${id}/slots?from=${date}&until=${date}&date=${date}`;
    const { days, day } = (await app.call("GET", path, { as: member })).json();
    const freeStarts = day.slots.flatMap((slot: { isFree: boolean; start: string }) =>
      slot.isFree ? [slot.start] : [],
    );
    expect(freeStarts.join(" ")).toBe("09:00 09:30 10:00 10:30 11:00 11:30 12:00 12:30");
    expect(days).toEqual([{ date, free: 8, reason: null }]);
    for (const { start, isFree } of day.slots) {
      const moved = await changeBooking(id, { action: "move", date, start }, member);
      expect([start, moved.statusCode]).toEqual([start, isFree ? 200 : 409]);
    }
    for (const as of [ownStudio.owner, await app.signIn()])
      expect((await app.call("GET", path, { as })).statusCode).toBe(404);
  });

  test("after the notice for changes only the business cancels", async () => {
    const ownStudio = await makeStudio(app, { confirmsInstantly: true, changeNoticeHours: 720 });
    const { id } = await book(app, ownStudio, { date }, member);
    expect((await changeBooking(id, { action: "cancel" }, member)).json().code).toBe(
      "booking_change_too_late",
    );
    expect((await changeBooking(id, { action: "cancel" }, ownStudio.owner)).statusCode).toBe(200);
  });

  test("members see their bookings", async () => {
    const { id } = await book(app, studio, { date, start: "16:00" }, member);
    const list = (await app.call("GET", "/user/bookings", { as: member })).json();
    expect(list.data[0]).toMatchObject({ id, view: "customer" });
    const other = (await app.call("GET", "/user/bookings", { as: await app.signIn() })).json();
    expect(other.data).toEqual([]);
  });
});

describe("O12 whether a visit took place can be corrected for 14 days", () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const readStatus = async (id: string) =>
    app.db
      .selectFrom("bookings.booking")
      .select(["status", "completedAt"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

  test("also after the worker completed it, by the business alone", async () => {
    const studio = await makeStudio(app);
    const customer = await app.signIn();
    const startsAt = new Date(Date.now() - 3 * dayMs);
    const id = await insertBooking(app.db, {
      businessId: studio.id,
      userId: customer.userId,
      startsAt,
    });
    await maintainBookings({
      ...makeDeps(app),
      refundPayment: async () => {},
      setShareDue: async () => {},
    });
    expect((await readStatus(id)).status).toBe("completed");
    const change = (action: string, as: SignedIn) =>
      app.call("PUT", `/dir/bookings/${id}`, { as, body: { action } });
    expect((await change("no-show", customer)).json().code).toBe("booking_not_allowed");
    expect((await change("no-show", await app.signIn())).statusCode).toBe(404);
    const missed = await change("no-show", studio.owner);
    expect(missed.json()).toMatchObject({
      bookingStatus: "no_show",
      can: { complete: true, noShow: false },
    });
    expect((await readStatus(id)).completedAt).toBeNull();
    const done = await change("complete", studio.owner);
    expect(done.json()).toMatchObject({ bookingStatus: "completed", can: { noShow: true } });
    expect((await readStatus(id)).completedAt).not.toBeNull();
  });

  test("and no longer after that", async () => {
    const studio = await makeStudio(app);
    const startsAt = new Date(Date.now() - 15 * dayMs);
    const id = await insertBooking(app.db, {
      businessId: studio.id,
      status: "completed",
      startsAt,
    });
    const body = { action: "no-show" };
    const refused = await app.call("PUT", `/dir/bookings/${id}`, { as: studio.owner, body });
    expect(refused.json().code).toBe("booking_not_allowed");
    expect((await readStatus(id)).status).toBe("completed");
  });
});

describe("walk-ins", () => {
  const date = getDayAhead(28);
  const enterBooking = (own: Studio, body: object, as = own.owner) =>
    app.call("POST", `/dir/business/${own.id}/walk-ins`, {
      as,
      body: { date, start: "18:10", ...body },
    });

  test("the owner enters somebody at any time that nobody has", async () => {
    const ownStudio = await makeStudio(app);
    const walkInResponse = await enterBooking(ownStudio, { minutes: 25 });
    expect(walkInResponse.statusCode).toBe(201);
    expect(walkInResponse.json()).toMatchObject({
      start: "18:10",
      end: "18:35",
      bookingStatus: "confirmed",
      isWalkIn: true,
      customerName: "Walk-in",
    });
    expect((await enterBooking(ownStudio, { start: "18:30" })).json().code).toBe(
      "booking_slot_taken",
    );
    expect((await enterBooking(ownStudio, { start: "18:35" })).statusCode).toBe(201);
  });

  test("a stranger enters nobody", async () => {
    expect((await enterBooking(studio, {}, await app.signIn())).statusCode).toBe(403);
  });
});

describe("BOOK-01 BOOK-02 BOOK-03 BOOK-05 settings", () => {
  const path = () => `/dir/business/${studio.id}/booking-settings`;
  const save = (body: object, as = studio.owner) => app.call("PUT", path(), { as, body });
  const known = async () => {
    const read = await app.call("GET", `${path()}/editing`, { as: studio.owner });
    const { timeZone, takesPayments, plan, hasCalendarFeed, ...settings } = read.json();
    return settings;
  };

  test("what a business starts from: nothing on, its opening hours, thirty minutes, paid later", async () => {
    const fresh = await makeListing(app, await signInOwner(app));
    const response = await app.call("GET", `/dir/business/${fresh.id}/booking-settings`);
    expect(response.json()).toMatchObject({
      acceptsBookings: false,
      payLater: true,
      payNow: false,
      slotLength: 30,
      services: [],
    });
  });

  test("the public sees services and other ways to book, never days off or their notes", async () => {
    await saveSettings(app, studio.owner, studio.id, {
      bookingLink: "book.ubuntu.example",
      bookingPhone: "08 5550 0142",
      daysOff: [{ from: getDayAhead(60), until: getDayAhead(61), note: "Canary graduation" }],
    });
    const response = await app.call("GET", path());
    expect(response.json()).toMatchObject({
      bookingLink: "https://book.ubuntu.example/",
      bookingPhone: "08 5550 0142",
      timeZone: "Australia/Melbourne",
    });
    expect(response.body).not.toContain("Canary");
  });

  test("BOOK-01 X-86 a service's price is read in dollars or in cents, and answered in both", async () => {
    const ownStudio = await makeStudio(app);
    const at = `/dir/business/${ownStudio.id}/booking-settings`;
    const read = await app.call("GET", `${at}/editing`, { as: ownStudio.owner });
    const { timeZone, takesPayments, plan, hasCalendarFeed, ...settings } = read.json();
    const service = {
      durationMinutes: 30,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      depositCents: null,
    };
    const services = [
      { ...service, title: "In dollars", price: 35.5 },
      { ...service, title: "In cents", priceCents: 12_000 },
      { ...service, title: "In both", price: 80, priceCents: 8_000 },
    ];
    const body = { ...settings, services };
    const saved = await app.call("PUT", at, { as: ownStudio.owner, body });
    expect(saved.statusCode, saved.body).toBe(200);
    const pricedServices = [
      { title: "In dollars", price: 35.5, priceCents: 3_550 },
      { title: "In cents", price: 120, priceCents: 12_000 },
      { title: "In both", price: 80, priceCents: 8_000 },
    ];
    expect(saved.json().services).toMatchObject(pricedServices);
    expect((await app.call("GET", at)).json().services).toMatchObject(pricedServices);

    const bodyWithoutPrice = {
      ...body,
      version: saved.json().version,
      services: [{ ...service, title: "Free?" }],
    };
    const refused = await app.call("PUT", at, { as: ownStudio.owner, body: bodyWithoutPrice });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
      400,
      ["services.0.priceCents"],
    ]);
  });

  test("services keep their ids; a stranger's id is refused", async () => {
    const settings = await known();
    const [first, ...rest] = settings.services;
    const saved = await save({
      ...settings,
      services: [{ ...first, title: "Box braids" }, ...rest],
    });
    expect(saved.json().services[0]).toMatchObject({ id: first.id, title: "Box braids" });
    const other = await makeStudio(app);
    const foreignServices = [{ ...first, id: other.settings.services[0]?.id }];
    expect((await save({ ...(await known()), services: foreignServices })).statusCode).toBe(400);
  });

  test.each([
    ["slotLength", { slotLength: 20 }],
    ["slotLength", { slotLength: 135 }],
    [
      "services.0.priceCents",
      {
        services: [
          {
            title: "A",
            priceCents: 3_525,
            durationMinutes: 30,
            bufferBeforeMinutes: 0,
            bufferAfterMinutes: 0,
            depositCents: null,
          },
        ],
      },
    ],
    [
      "services.0.durationMinutes",
      {
        services: [
          {
            title: "A",
            priceCents: 3_500,
            durationMinutes: 735,
            bufferBeforeMinutes: 0,
            bufferAfterMinutes: 0,
            depositCents: null,
          },
        ],
      },
    ],
    ["daily.endTime", { daily: { startTime: "17:00", endTime: "09:00" } }],
    ["payLater", { payLater: false, payNow: false }],
    ["bookingLink", { bookingLink: "javascript:alert(1)" }],
    ["daysAhead", { daysAhead: 91 }],
  ])("%s is refused", async (field, changes) => {
    const response = await save({ ...(await known()), ...changes });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toContain(field);
  });

  test("nobody saves over what somebody else saved in between", async () => {
    const settings = await known();
    expect((await save(settings)).statusCode).toBe(200);
    expect((await save(settings)).json().code).toBe("conflict");
  });

  test("a stranger is refused", async () => {
    const settings = await known();
    expect((await save(settings, await app.signIn())).statusCode).toBe(403);
    const stranger = await app.signIn();
    expect((await app.call("GET", `${path()}/editing`, { as: stranger })).statusCode).toBe(403);
  });
});

test("BOOK-04 the mode that is saved decides which days can be booked", async () => {
  const date = getDayAhead(10);
  const singleSlots = [{ date, start: "10:00", end: "11:00" }];
  const ownStudio = await makeStudio(app, { mode: "single", singleSlots });
  const slots = async (day: string) =>
    (await app.call("GET", `/dir/business/${ownStudio.id}/slots?date=${day}`)).json();
  expect((await slots(date)).slots).toHaveLength(2);
  expect(await slots(getDayAhead(11))).toMatchObject({ slots: [], message: bookingCopy.noWindow });
});
