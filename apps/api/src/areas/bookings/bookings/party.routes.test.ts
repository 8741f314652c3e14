import { writePartyQuery } from "@boab/contracts/bookings/write-party";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import {
  book,
  insertLink,
  makeBookingBody,
  makeStudio,
  type Studio,
  saveSettings,
} from "#test/factories/bookings.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import { insertNamedTeammate } from "#test/factories/team-names.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { eraseBookings, isBookedByUser } from "../personal-data.repository.ts";

// Several emails are waited for.
vi.setConfig({ testTimeout: 60_000 });

const app = useTestApp();
const date = getDayAhead(7);
const everyday = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };

let studio: Studio;
let braids = "";
let trim = "";
let team: string[] = [];

async function open(changes: object = {}) {
  studio = await makeStudio(app, {
    confirmsInstantly: true,
    team: [
      { ...everyday, name: "Ada Obi" },
      { ...everyday, name: "Bintu Conteh" },
    ],
    ...changes,
  });
  [braids = "", trim = ""] = studio.settings.services.map(({ id }) => id ?? "");
  team = studio.settings.team.map(({ id }) => id ?? "");
}

beforeEach(() => open());

/** Braids for two hours, and a trim for two who come along. */
const family = (changes: object = {}) => ({
  date,
  start: "10:00",
  serviceId: braids,
  also: [
    { person: 2, serviceId: trim },
    { person: 3, serviceId: trim },
  ],
  ...changes,
});

const alsoFor = (person: number, serviceId: string) => ({ also: [{ person, serviceId }] });

const send = (changes: object, as?: SignedIn) =>
  app.call("POST", "/dir/bookings", {
    body: makeBookingBody(studio, { ...changes }),
    ...(as && { as }),
  });

async function listSlots(also: Parameters<typeof writePartyQuery>[0], serviceId = braids) {
  const query = new URLSearchParams({ date, serviceId, also: writePartyQuery(also) ?? "" });
  return (await app.call("GET", `/dir/business/${studio.id}/slots?${query}`)).json();
}

const readAsOwner = async (id: string) =>
  (await app.call("GET", `/dir/bookings/${id}`, { as: studio.owner })).json();
const act = (id: string, body: object) =>
  app.call("PUT", `/dir/bookings/${id}`, { as: studio.owner, body });
const changeByLink = async (id: string, body: object) =>
  app.call("PUT", "/dir/booking-links", { body: { token: await insertLink(app, id), ...body } });
const listRows = (id: string) =>
  app.db
    .selectFrom("bookings.booking")
    .select(["id", "status", "startsAt", "teammateId", "partyPerson", "customerName", "priceCents"])
    .where((where) => where.or([where("id", "=", id), where("partyOf", "=", id)]))
    .orderBy("partyPerson")
    .execute();
const listStatuses = async (id: string) => (await listRows(id)).map(({ status }) => status);
const listPlaces = async (id: string) =>
  (await readAsOwner(id)).party.map(
    ({ person, start, teammateName }: { person: number; start: string; teammateName: string }) =>
      `${person} ${start} ${teammateName.split(" ")[0]}`,
  );

describe("F-BOOK-11 several people in one visit", () => {
  test("a family of three is served by two, as the page says before", async () => {
    const { slots } = await listSlots(family().also);
    const ten = slots.find(({ start }: { start: string }) => start === "10:00");
    expect(ten.places.map(({ start, end }: Record<string, string>) => `${start} ${end}`)).toEqual([
      "10:00 12:00",
      "10:00 10:30",
      "10:30 11:00",
    ]);
    const { id } = await book(app, studio, family());
    expect(await listPlaces(id)).toEqual(["1 10:00 Ada", "2 10:00 Bintu", "3 10:30 Bintu"]);
    expect(await listStatuses(id)).toEqual(["confirmed", "confirmed", "confirmed"]);
  });

  test("the customer sees one visit with all of it, and the business each in its calendar", async () => {
    const customer = await app.signIn();
    const sent = await send({ ...family(), customerEmail: customer.email }, customer);
    const { booking } = sent.json();
    expect(booking).toMatchObject({ start: "10:00", end: "12:00", priceCents: 29_000 });
    expect(booking.party).toHaveLength(3);
    expect(JSON.stringify(booking)).not.toMatch(/Ada|Bintu/);
    const { data } = (await app.call("GET", "/user/bookings", { as: customer })).json();
    expect(data.map(({ id }: { id: string }) => id)).toEqual([booking.id]);
    const list = async (query: string) =>
      (
        await app.call("GET", `/dir/business/${studio.id}/bookings?${query}`, { as: studio.owner })
      ).json().data;
    const day = await list(`date=${date}`);
    expect(day).toHaveLength(3);
    for (const visit of day) expect(visit.customerName).toBe("Abuk Majok");
    expect(await list("order=desc")).toHaveLength(1);
    const upcoming = `/dir/business/${studio.id}/upcoming-bookings`;
    expect((await app.call("GET", upcoming, { as: studio.owner })).json()).toEqual({ count: 1 });
  });

  test("nobody's name is written down but that of whoever booked", async () => {
    const { id } = await book(app, studio, family());
    const [, ...others] = await listRows(id);
    expect(others.map(({ customerName }) => customerName)).toEqual(["", ""]);
  });

  test("every time that is listed can be booked, and no other, whatever is booked already", async () => {
    await saveSettings(app, studio.owner, studio.id, { maxVisitsAtOnce: 2 });
    for (const start of ["09:30", "13:00", "14:00"]) await book(app, studio, { date, start });
    await book(app, studio, { date, start: "13:30", serviceId: braids });
    const also = family().also;
    const { slots } = await listSlots(also);
    const starts = slots.map(({ start }: { start: string }) => start);
    expect(starts.length).toBeGreaterThan(10);
    const accepted = [];
    for (const start of starts) {
      const sent = await send(family({ start }), studio.owner);
      if (sent.statusCode !== 201) continue;
      accepted.push(start);
      await act(sent.json().booking.id, { action: "cancel" });
    }
    const listed = slots.filter(({ isFree }: { isFree: boolean }) => isFree);
    expect(accepted).toEqual(listed.map(({ start }: { start: string }) => start));
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.length).toBeLessThan(starts.length);
    const days = `/dir/business/${studio.id}/slot-days?${new URLSearchParams({ from: date, until: date, serviceId: braids, also: writePartyQuery(also) ?? "" })}`;
    expect((await app.call("GET", days)).json().days[0].free).toBe(accepted.length);
  });

  test("one person has two services one after the other, and a person chosen by name does theirs", async () => {
    const ada = await insertNamedTeammate(app.db, {
      businessId: studio.id,
      teammateId: team[0] ?? "",
      name: "Ada Obi",
    });
    const { id } = await book(app, studio, {
      date,
      start: "10:00",
      also: [{ person: 1, serviceId: trim, teammate: ada.key }],
    });
    expect(await listPlaces(id)).toEqual(["1 10:00 Bintu", "1 10:30 Ada"]);
    const token = await insertLink(app, id);
    const seen = (await app.call("POST", "/dir/booking-links", { body: { token } })).json();
    expect(seen.party.map(({ teammateName }: { teammateName: string }) => teammateName)).toEqual([
      null,
      "Ada Obi",
    ]);
  });

  test.each([
    ["without a service of its own", () => ({ serviceId: "" })],
    ["with a service of another business", () => alsoFor(2, crypto.randomUUID())],
    [
      "of five",
      () => ({ also: Array.from({ length: 4 }, () => ({ person: 2, serviceId: trim })) }),
    ],
    ["with somebody numbered five", () => alsoFor(5, trim)],
    ["with another price than the page's", () => ({ priceCents: 22_000 })],
  ])("is refused %s", async (_what, change) => {
    const { serviceId, ...body } = { ...makeBookingBody(studio, family()), ...change() };
    const sent = await app.call("POST", "/dir/bookings", {
      body: { ...body, ...(serviceId && { serviceId }) },
    });
    expect([400, 409]).toContain(sent.statusCode);
    const stored = app.db.selectFrom("bookings.booking").select("id");
    expect(await stored.where("businessId", "=", studio.id).execute()).toEqual([]);
  });

  test("each visit counts towards what one person may have booked", async () => {
    const customer = await app.signIn();
    const asCustomer = { customerEmail: customer.email };
    expect((await send({ ...family(), ...asCustomer }, customer)).statusCode).toBe(201);
    const second = await send({ ...family({ start: "13:00" }), ...asCustomer }, customer);
    expect(second.json().code).toBe("too_many_open_requests");
    const pair = { ...family({ start: "13:00", ...alsoFor(2, trim) }), ...asCustomer };
    expect((await send(pair, customer)).statusCode).toBe(201);
  });

  test("two families who ask at once never share somebody's time", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => app.signIn()));
    const answers = await Promise.all(
      people.map((as) => send({ ...family(), customerEmail: as.email }, as)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });
});

describe("what becomes of a party", () => {
  test("all of it is cancelled at once, and its times are free again", async () => {
    const before = await listSlots(family().also);
    const { id } = await book(app, studio, family());
    const cancelled = await changeByLink(id, { action: "cancel" });
    expect(cancelled.json()).toMatchObject({ bookingStatus: "cancelled" });
    expect(await listStatuses(id)).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect(await listSlots(family().also)).toEqual(before);
  });

  test("its customer moves all of it to a time at which everybody fits", async () => {
    const { id } = await book(app, studio, family());
    await book(app, studio, { date, start: "11:30" });
    // Its own places count as free: half an hour later, one takes the place of another.
    const moved = await changeByLink(id, { action: "move", date, start: "10:30" });
    expect(moved.json()).toMatchObject({ start: "10:30", end: "12:30" });
    expect(await listPlaces(id)).toEqual(["1 10:30 Ada", "2 10:30 Bintu", "3 11:00 Bintu"]);
    const token = await insertLink(app, id);
    const times = await app.call("POST", "/dir/booking-links/slots", {
      body: { token, from: date, until: date, date },
    });
    const free = times.json().day.slots.filter(({ isFree }: { isFree: boolean }) => isFree);
    expect(free.map(({ start }: { start: string }) => start)).toContain("10:30");
    expect(times.json().days[0].free).toBe(free.length);
  });

  test("a business that takes requests confirms all of it, and another time that its customer asks for", async () => {
    await saveSettings(app, studio.owner, studio.id, { confirmsInstantly: false });
    const { id, customerEmail } = await book(app, studio, family());
    const waiting = `/dir/business/${studio.id}/bookings?waiting=true`;
    expect((await app.call("GET", waiting, { as: studio.owner })).json().data).toHaveLength(1);
    const competing = await book(app, studio, family());
    await act(id, { action: "confirm" });
    expect(await listStatuses(id)).toEqual(["confirmed", "confirmed", "confirmed"]);
    expect(await listStatuses(competing.id)).toEqual(["declined", "declined", "declined"]);
    await runTasks(app.services);
    const mail = await expectMail(customerEmail);
    expect(mail.text).toMatch(/Person 3:\s+Trim, 10:30 am to 11:00 am/);
    const asked = await changeByLink(id, { action: "move", date, start: "13:00" });
    expect(asked.json().proposedTime).toMatchObject({ start: "13:00" });
    expect((await act(id, { action: "confirm" })).statusCode).toBe(200);
    expect(await listPlaces(id)).toEqual(["1 13:00 Ada", "2 13:00 Bintu", "3 13:30 Bintu"]);
  });

  test("a place that somebody else has by then isn't confirmed", async () => {
    await saveSettings(app, studio.owner, studio.id, { confirmsInstantly: false });
    const { id } = await book(app, studio, family());
    for (const start of ["10:00", "10:30"])
      await app.call("POST", `/dir/business/${studio.id}/walk-ins`, {
        as: studio.owner,
        body: { serviceId: trim, date, start },
      });
    expect((await act(id, { action: "confirm" })).json().code).toBe("booking_slot_taken");
  });

  test("who does each is the business's to change, and everything else is asked of the first", async () => {
    const { id } = await book(app, studio, family());
    const [, second] = await listRows(id);
    const bintu = await readAsOwner(second?.id ?? "");
    expect(bintu).toMatchObject({ partyOf: id, can: { give: true, cancel: false, move: false } });
    for (const action of ["cancel", "complete"])
      expect((await act(bintu.id, { action })).json().code).toBe("booking_not_allowed");
    expect((await act(bintu.id, { action: "give", teammateId: team[0] })).json().code).toBe(
      "teammate_not_free",
    );
    expect((await act(id, { action: "move", date, start: "14:00" })).json().code).toBe(
      "booking_not_allowed",
    );
    const later = await book(app, studio, {
      date,
      start: "14:00",
      also: [{ person: 1, serviceId: trim }],
    });
    const [, next] = await listRows(later.id);
    expect((await act(next?.id ?? "", { action: "give", teammateId: team[1] })).statusCode).toBe(
      200,
    );
    const stranger = await app.signIn();
    const read = await app.call("GET", `/dir/bookings/${bintu.id}`, { as: stranger });
    expect(read.statusCode).toBe(404);
  });

  test("erasing whoever booked ends all of it", async () => {
    const customer = await app.signIn();
    const { id } = await book(
      app,
      studio,
      { ...family(), customerEmail: customer.email },
      customer,
    );
    await inTransaction(app.db, (tx) =>
      eraseBookings(tx, isBookedByUser(customer.userId), new Date()),
    );
    expect(await listStatuses(id)).toEqual(["cancelled", "cancelled", "cancelled"]);
  });

  test("X-100 of a guest without a confirmed email, a tenth of a day's times is held for all of them together", async () => {
    const held = await send(family());
    expect(held.json().booking.bookingStatus).toBe("unverified");
    const pair = await send(family(alsoFor(2, trim)));
    expect(pair.json().booking.bookingStatus).toBe("held");
    const alone = await send({ date, start: "14:00", serviceId: braids });
    expect(alone.json().booking.bookingStatus).toBe("unverified");
  });
});
