import { beforeAll, describe, expect, test, vi } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken } from "#platform/ids/ids.ts";
import { makeDeps } from "#test/deps.ts";
import {
  book,
  insertLink,
  makeBookingBody,
  makeStudio,
  type Studio,
  saveSettings,
} from "#test/factories/bookings.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { type CaughtMail, expectMail } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { maintainBookings } from "../bookings/maintain-bookings.ts";
import type { BookingsDeps } from "../deps.ts";
import { eraseBookings, isBookedByUser } from "../personal-data.repository.ts";

// Several emails are waited for.
vi.setConfig({ testTimeout: 60_000 });

const app = useTestApp();
const date = getDayAhead(9);
let studio: Studio;

beforeAll(async () => {
  studio = await makeStudio(app, { confirmsInstantly: true });
});

const change = (id: string, body: object, as: SignedIn = studio.owner) =>
  app.call("PUT", `/dir/bookings/${id}`, { as, body });
const read = async (id: string, as: SignedIn = studio.owner) =>
  (await app.call("GET", `/dir/bookings/${id}`, { as })).json();
const open = (token: string) => app.call("POST", "/dir/booking-time-links", { body: { token } });
const answerByLink = (token: string, answer: string) =>
  app.call("PUT", "/dir/booking-time-links", { body: { token, answer } });
const run = () => runTasks(app.services);
const readToken = ({ text }: CaughtMail, answer: "accept" | "decline") =>
  new RegExp(`/booking/new-time/${answer}\\?token=([\\w-]+)`).exec(text)?.[1] ?? "";

/** A visit of a member at ten, whose business asks for another time. */
async function suggest(start: string, of: Studio = studio, changes: object = {}) {
  const customer = await app.signIn();
  const body = { date, customerEmail: customer.email, ...changes };
  const { id } = await book(app, of, body, customer);
  const asked = await change(id, { action: "move", date, start }, of.owner);
  return { id, customer, asked };
}

/** The catcher is shared, so that the email has to be this owner's. */
const expectMailToOwner = (of: Studio, start: string) =>
  expectMail(
    ({ subject, envelope }) =>
      subject.startsWith(start) && envelope.to.some(({ address }) => address === of.owner.email),
  );

const makeOwnStudio = () => makeStudio(app, { confirmsInstantly: true });

async function listStarts(of: Studio) {
  const { slots } = (
    await app.call(
      "GET",
      `/dir/business/${of.id}/slots?date=${date}&serviceId=${of.settings.services[1]?.id}`,
    )
  ).json();
  return slots
    .filter(({ isFree }: { isFree: boolean }) => isFree)
    .map((slot: { start: string }) => slot.start);
}

const listOutcomes = async (bookingId: string) =>
  (
    await app.db
      .selectFrom("bookings.suggestion")
      .select("outcome")
      .where("bookingId", "=", bookingId)
      .orderBy("askedAt")
      .execute()
  ).map(({ outcome }) => outcome);

/** As if the customer had let the time to answer pass. */
const letLapse = (bookingId: string) =>
  app.db
    .updateTable("bookings.suggestion")
    .set({ askedAt: new Date(Date.now() - 90_000_000), answerBy: new Date(Date.now() - 1_000) })
    .where("bookingId", "=", bookingId)
    .execute();

const maintain = () =>
  maintainBookings({ ...makeDeps(app), setShareDue: async () => {} } as unknown as BookingsDeps);

describe("a business that wants another time", () => {
  test("asks: the visit stays, and both times are held for a day", async () => {
    const own = await makeOwnStudio();
    const before = Date.now();
    const { id, customer, asked } = await suggest("14:00", own);
    expect(asked.json()).toMatchObject({
      start: "10:00",
      bookingStatus: "confirmed",
      suggestedTime: { date, start: "14:00", end: "14:30", teammate: null },
      can: { withdrawTime: true, move: true },
    });
    const seen = await read(id, customer);
    expect(seen).toMatchObject({
      start: "10:00",
      suggestedTime: { start: "14:00" },
      can: { answerTime: true, cancel: true },
    });
    const answerHours = (Date.parse(seen.suggestedTime.answerBy) - before) / 3_600_000;
    expect(answerHours).toBeCloseTo(24, 1);
    const free = await listStarts(own);
    for (const taken of ["10:00", "14:00"]) {
      expect(free).not.toContain(taken);
      const refused = await app.call("POST", "/dir/bookings", {
        body: makeBookingBody(own, { date, start: taken }),
      });
      expect(refused.json().code).toBe("booking_slot_taken");
    }
    const walkIn = { date, start: "14:00", minutes: 30 };
    const path = `/dir/business/${own.id}/walk-ins`;
    expect((await app.call("POST", path, { as: own.owner, body: walkIn })).json().code).toBe(
      "booking_slot_taken",
    );
  });

  test("moves at once whom it entered itself, and who left no email", async () => {
    const own = await makeOwnStudio();
    const path = `/dir/business/${own.id}/walk-ins`;
    const entered = { date, start: "11:00", minutes: 30, customerEmail: "achol@people.example" };
    const walkIn = (await app.call("POST", path, { as: own.owner, body: entered })).json();
    expect(walkIn.asksBeforeMoving).toBe(false);
    const byPhone = await book(app, own, {
      date,
      start: "12:00",
      customerEmail: "",
      customerPhone: "0491 570 156",
    });
    for (const [id, start] of [
      [walkIn.id, "15:00"],
      [byPhone.id, "16:00"],
    ])
      expect((await change(id, { action: "move", date, start }, own.owner)).json()).toMatchObject({
        start,
        suggestedTime: null,
      });
  });

  test("replaces what it asked before, and may take it back", async () => {
    const own = await makeOwnStudio();
    const { id, customer } = await suggest("14:00", own);
    await change(id, { action: "move", date, start: "15:00" }, own.owner);
    expect(await listStarts(own)).toContain("14:00");
    expect(await read(id, customer)).toMatchObject({ suggestedTime: { start: "15:00" } });
    const withdrawn = await change(id, { action: "withdraw-time" }, own.owner);
    expect(withdrawn.json()).toMatchObject({ start: "10:00", suggestedTime: null });
    expect(await listStarts(own)).toContain("15:00");
    expect((await change(id, { action: "accept-time" }, customer)).json().code).toBe(
      "suggestion_over",
    );
    expect(await listOutcomes(id)).toEqual(["replaced", "withdrawn"]);
  });

  test("may move a visit by half an hour into time it has itself", async () => {
    const own = await makeOwnStudio();
    const { id, customer, asked } = await suggest("10:15", own);
    expect(asked.json()).toMatchObject({ suggestedTime: { start: "10:15" } });
    expect((await change(id, { action: "accept-time" }, customer)).json().start).toBe("10:15");
  });

  test("asks for no time that somebody has or is asked about, and not too late for an answer", async () => {
    const own = await makeOwnStudio();
    await suggest("14:00", own);
    const second = await book(app, own, { date, start: "11:00" });
    for (const start of ["10:00", "14:00"])
      expect(
        (await change(second.id, { action: "move", date, start }, own.owner)).json().code,
      ).toBe("booking_slot_taken");
    const startsAt = new Date(Date.now() + 2 * 3_600_000);
    await app.db
      .updateTable("bookings.booking")
      .set({
        startsAt,
        endsAt: new Date(startsAt.getTime() + 1_800_000),
        blocked: `[${startsAt.toISOString()},${new Date(startsAt.getTime() + 1_800_000).toISOString()})`,
      })
      .where("id", "=", second.id)
      .execute();
    const late = await change(second.id, { action: "move", date, start: "15:00" }, own.owner);
    expect(late.json().code).toBe("too_late_to_ask");
  });

  test("only by those with the right to the calendar, and only its customer answers", async () => {
    const own = await makeOwnStudio();
    const { id, customer } = await suggest("14:00", own);
    const stranger = await app.signIn();
    for (const action of ["accept-time", "decline-time", "withdraw-time"])
      expect((await change(id, { action }, stranger)).statusCode).toBe(404);
    for (const [action, as] of [
      ["accept-time", own.owner],
      ["decline-time", own.owner],
      ["withdraw-time", customer],
    ] as const)
      expect((await change(id, { action }, as)).json().code).toBe("booking_not_allowed");
    expect(await listOutcomes(id)).toEqual([null]);
  });
});

describe("its customer", () => {
  test("says yes: the visit is there at once, and its old time is free", async () => {
    const own = await makeOwnStudio();
    const { id, customer } = await suggest("14:00", own, { customerName: "Deng Makuei" });
    expect((await change(id, { action: "accept-time" }, customer)).json()).toMatchObject({
      start: "14:00",
      bookingStatus: "confirmed",
      suggestedTime: null,
    });
    expect(await listStarts(own)).toContain("10:00");
    await run();
    await expectMailToOwner(own, "Deng Makuei said yes to");
  });

  test("says no: the visit stays, the other time is free, and the business is told", async () => {
    const own = await makeOwnStudio();
    const { id, customer } = await suggest("14:00", own, { customerName: "Nyandeng Akol" });
    expect((await change(id, { action: "decline-time" }, customer)).json()).toMatchObject({
      start: "10:00",
      suggestedTime: null,
    });
    expect(await listStarts(own)).toContain("14:00");
    await run();
    const mail = await expectMailToOwner(own, "Nyandeng Akol can't do");
    expect(mail.text).toContain("The visit stays on");
  });

  test("says yes to a request's other time, and is booked", async () => {
    const own = await makeStudio(app);
    const { id, customer, asked } = await suggest("14:00", own);
    expect(asked.json()).toMatchObject({ bookingStatus: "requested", start: "10:00" });
    expect((await change(id, { action: "accept-time" }, customer)).json()).toMatchObject({
      bookingStatus: "confirmed",
      start: "14:00",
    });
  });

  test("keeps a request while its own time goes to somebody else", async () => {
    const own = await makeStudio(app);
    const { id, customer } = await suggest("14:00", own);
    const other = await book(app, own, { date, start: "10:00" });
    await change(other.id, { action: "confirm" }, own.owner);
    expect((await read(id, own.owner)).bookingStatus).toBe("requested");
    expect((await change(id, { action: "accept-time" }, customer)).statusCode).toBe(200);
  });

  test("cancels or moves in another way, which ends it", async () => {
    const own = await makeOwnStudio();
    const moving = await suggest("14:00", own);
    await change(moving.id, { action: "move", date, start: "11:00" }, moving.customer);
    const cancelling = await suggest("15:00", own);
    await change(cancelling.id, { action: "cancel" }, cancelling.customer);
    for (const { id } of [moving, cancelling]) expect(await listOutcomes(id)).toEqual(["gone"]);
    expect(await listStarts(own)).toEqual(expect.arrayContaining(["10:00", "14:00", "15:00"]));
  });

  test("says nothing: the visit stays, the time is free at once, and the business is told", async () => {
    const own = await makeOwnStudio();
    const { id, customer } = await suggest("14:00", own, { customerName: "Ajak Deng" });
    await letLapse(id);
    expect(await listStarts(own)).toContain("14:00");
    expect((await read(id, customer)).suggestedTime).toBeNull();
    expect((await change(id, { action: "accept-time" }, customer)).json().code).toBe(
      "suggestion_over",
    );
    await maintain();
    await maintain();
    expect(await listOutcomes(id)).toEqual(["lapsed"]);
    await run();
    const mail = await expectMailToOwner(own, "No answer from Ajak Deng");
    expect(mail.text).toContain("The visit stays on");
  });

  test.each<[string, object]>([
    ["the hours have changed", { daily: { startTime: "09:00", endTime: "13:00" } }],
    ["it is a day off now", { daysOff: [{ from: date, until: date, note: "" }] }],
  ])("can't agree once %s", async (_, changes) => {
    const own = await makeOwnStudio();
    const { id, customer } = await suggest("14:00", own);
    await saveSettings(app, own.owner, own.id, changes);
    expect((await change(id, { action: "accept-time" }, customer)).json().code).toBe(
      "suggestion_over",
    );
    expect(await read(id, customer)).toMatchObject({ start: "10:00", bookingStatus: "confirmed" });
  });

  test("can agree to a time that the business chose outside its hours", async () => {
    const own = await makeOwnStudio();
    const { id, customer } = await suggest("19:10", own);
    expect((await change(id, { action: "accept-time" }, customer)).json().start).toBe("19:10");
  });

  test("and the business press at once: one of them counts", async () => {
    for (let round = 0; round < 4; round++) {
      const own = await makeOwnStudio();
      const { id, customer } = await suggest("14:00", own);
      const answers = await Promise.all([
        change(id, { action: "accept-time" }, customer),
        change(id, { action: "withdraw-time" }, own.owner),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const isMoved = answers[0]?.statusCode === 200;
      expect((await read(id, own.owner)).start).toBe(isMoved ? "14:00" : "10:00");
      expect(await listOutcomes(id)).toEqual([isMoved ? "accepted" : "withdrawn"]);
    }
  });
});

describe("a team", () => {
  const person = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };

  test("another person at the same time is at once; at another time it is a question about both", async () => {
    const own = await makeStudio(app, {
      confirmsInstantly: true,
      team: [
        { ...person, name: "Ada" },
        { ...person, name: "Bintu" },
      ],
    });
    const [, bintu] = own.settings.team;
    const customer = await app.signIn();
    const { id } = await book(app, own, { date }, customer);
    const move = (start: string) =>
      change(id, { action: "move", date, start, teammateId: bintu?.id }, own.owner);
    expect((await move("14:00")).json()).toMatchObject({
      start: "10:00",
      teammate: { name: "Ada" },
      suggestedTime: { start: "14:00", teammate: { name: "Bintu" } },
    });
    expect((await move("10:00")).json()).toMatchObject({ teammate: { name: "Bintu" } });
    await change(id, { action: "accept-time" }, customer);
    expect(await read(id, own.owner)).toMatchObject({
      start: "14:00",
      teammate: { name: "Bintu" },
    });
  });
});

describe("the link in the email", () => {
  /** A guest's visit, and the token of the email about another time. */
  async function askGuest(own: Studio) {
    const { id, customerEmail } = await book(app, own, { date });
    await change(id, { action: "move", date, start: "14:00" }, own.owner);
    await run();
    const mail = await expectMail(
      ({ subject, envelope }) =>
        subject === "Ubuntu Braid Studio asks to move your visit" &&
        envelope.to.some(({ address }) => address === customerEmail),
    );
    return { id, mail, token: readToken(mail, "accept") };
  }

  test("answers without logging in, once, and only a hash of it is stored", async () => {
    const own = await makeOwnStudio();
    const { id, mail, token } = await askGuest(own);
    expect(readToken(mail, "decline")).toBe(token);
    expect(mail.text).not.toContain("Abuk Majok");
    const stored = await app.db
      .selectFrom("bookings.suggestion")
      .select("tokenHash")
      .where("bookingId", "=", id)
      .executeTakeFirstOrThrow();
    expect(stored.tokenHash).toEqual(hashToken(token));
    for (let opening = 0; opening < 2; opening++)
      expect((await open(token)).json()).toMatchObject({
        state: "open",
        visit: { start: "10:00" },
        suggested: { start: "14:00" },
        isConfirmed: true,
      });
    expect((await answerByLink(token, "accept")).json()).toMatchObject({
      state: "accepted",
      visit: { start: "14:00" },
    });
    for (const answer of ["accept", "decline"])
      expect((await answerByLink(token, answer)).json().code).toBe("suggestion_over");
    expect((await open(token)).json().state).toBe("accepted");
  });

  test("keeps the time", async () => {
    const own = await makeOwnStudio();
    const { id, token } = await askGuest(own);
    expect((await answerByLink(token, "decline")).json()).toMatchObject({
      state: "declined",
      visit: { start: "10:00" },
    });
    expect((await read(id, own.owner)).suggestedTime).toBeNull();
  });

  test("of a time that was replaced or taken back answers nothing", async () => {
    const own = await makeOwnStudio();
    const { id, token } = await askGuest(own);
    await change(id, { action: "move", date, start: "15:00" }, own.owner);
    expect((await open(token)).json().state).toBe("replaced");
    expect((await answerByLink(token, "accept")).json().code).toBe("suggestion_over");
    expect(await read(id, own.owner)).toMatchObject({
      start: "10:00",
      suggestedTime: { start: "15:00" },
    });
  });

  test("the session of a guest's own booking answers too, and that of another booking doesn't", async () => {
    const own = await makeOwnStudio();
    const { id } = await askGuest(own);
    const other = await book(app, own, { date, start: "11:00" });
    const press = async (bookingId: string) =>
      app.call("PUT", "/dir/booking-links", {
        body: { token: await insertLink(app, bookingId), action: "accept-time" },
      });
    expect((await press(other.id)).json().code).toBe("suggestion_over");
    expect((await press(id)).json()).toMatchObject({ id, start: "14:00" });
  });

  test.each(["a".repeat(43), "b".repeat(22)])("%s is nobody's", async (token) => {
    expect((await open(token)).statusCode).toBe(404);
    expect((await answerByLink(token, "accept")).statusCode).toBe(404);
  });
});

describe("what is held without a visit", () => {
  const list = (of: Studio, as: SignedIn) =>
    app.call("GET", `/dir/business/${of.id}/held-times?from=${date}&until=${date}`, { as });

  test("is listed for those who see the calendar, with the visit that would come there", async () => {
    const own = await makeOwnStudio();
    const { id, customer } = await suggest("14:00", own);
    expect((await list(own, own.owner)).json()).toMatchObject({
      data: [
        {
          kind: "suggested",
          date,
          start: "14:00",
          end: "14:30",
          teammateId: null,
          booking: { id, customerName: "Abuk Majok" },
        },
      ],
    });
    expect((await list(own, customer)).statusCode).toBe(403);
    await change(id, { action: "decline-time" }, customer);
    expect((await list(own, own.owner)).json()).toEqual({ data: [] });
  });

  test("is also what the business blocked", async () => {
    const own = await makeOwnStudio();
    const { startsAt, endsAt } = (await read((await book(app, own, { date })).id, own.owner)) as {
      startsAt: string;
      endsAt: string;
    };
    await app.db
      .insertInto("bookings.timeBlock")
      .values({ businessId: own.id, startsAt, endsAt, createdAt: new Date() })
      .execute();
    expect((await list(own, own.owner)).json()).toMatchObject({
      data: [{ kind: "blocked", start: "10:00", booking: null }],
    });
  });
});

describe("what we hold about it", () => {
  test("is in the customer's file, and is deleted with their bookings", async () => {
    const own = await makeOwnStudio();
    const { id, customer } = await suggest("14:00", own);
    const file = (await app.call("GET", "/user/my-data", { as: customer })).json();
    expect(file.bookings).toMatchObject([
      { id, suggestedTimes: [{ outcome: null, startsAt: expect.any(String) }] },
    ]);
    await inTransaction(app.db, (tx) =>
      eraseBookings(tx, isBookedByUser(customer.userId), new Date()),
    );
    expect(await listOutcomes(id)).toEqual([]);
    expect(await listStarts(own)).toEqual(expect.arrayContaining(["10:00", "14:00"]));
  });
});
