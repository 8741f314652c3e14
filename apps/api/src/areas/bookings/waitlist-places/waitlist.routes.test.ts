import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { makeDeps } from "#test/deps.ts";
import { book, makeBookingBody, saveSettings } from "#test/factories/bookings.ts";
import { setPlan } from "#test/factories/listings.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import {
  type FullStudio,
  freeTime,
  insertPlaceLink,
  join,
  joinAsGuest,
  letOffersPass,
  listOffers,
  maintain,
  makeFullStudio,
  makeGuestEmail,
  makeWish,
} from "#test/factories/waitlist.ts";
import { makePerson, type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { bookingsPersonalData } from "../personal-data.ts";

vi.setConfig({ testTimeout: 30_000 });

const app = useTestApp();

const joinPath = ({ id }: FullStudio) => `/dir/business/${id}/waitlist`;
const read = async (id: string, as: SignedIn) =>
  (await app.call("GET", `/dir/waitlist/${id}`, { as })).json();
const change = (id: string, as: SignedIn, body: object) =>
  app.call("PUT", `/dir/waitlist/${id}`, { as, body });
const changeByLink = (token: string, body: object) =>
  app.call("PUT", "/dir/waitlist-links", { body: { token, ...body } });
const take = async (id: string, as: SignedIn, changes: object = {}) =>
  change(id, as, {
    action: "take",
    offerId: (await read(id, as)).offer?.id,
    customerName: "Nyandeng Deng",
    ...changes,
  });
const listFree = async ({ id, settings, date }: FullStudio) => {
  const path = `/dir/business/${id}/slots?date=${date}&serviceId=${settings.services[1]?.id}`;
  return (await app.call("GET", path))
    .json()
    .slots.filter(({ isFree }: { isFree: boolean }) => isFree);
};
const readToken = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? "";

describe("joining a waiting list", () => {
  test("a member is on it at once, and says anew for when without a second place", async () => {
    const studio = await makeFullStudio(app);
    const ada = await app.signIn();
    const id = await join(app, studio, ada);
    expect(await read(id, ada)).toMatchObject({
      status: "waiting",
      dates: [studio.date],
      serviceTitle: "Trim",
      offer: null,
    });
    expect(await join(app, studio, ada, { earliestStart: "09:00" })).toBe(id);
    const { data } = (await app.call("GET", "/user/waitlist", { as: ada })).json();
    expect(data).toMatchObject([{ id, earliestStart: "09:00" }]);
  });

  test("a guest joins by the link alone, and nothing they typed is in the email", async () => {
    const studio = await makeFullStudio(app);
    const customerEmail = makeGuestEmail();
    const body = makeWish(studio, { customerEmail });
    const joined = await app.call("POST", joinPath(studio), { body });
    expect(joined.json()).toEqual({
      place: null,
      message: expect.stringContaining("Check your email"),
    });
    await runTasks(app.services);
    await freeTime(app, studio);
    expect(await listOffers(app, studio.id)).toEqual([]);
    const mail = await expectMail(customerEmail);
    expect(mail.subject).toBe("Join the waiting list of Ubuntu Braid Studio");
    const started = await app.call("POST", "/dir/waitlist-links/sessions", {
      body: { token: readToken(mail.text) },
    });
    expect(started.json()).toMatchObject({ session: expect.any(String), seconds: 7200 });
    const { session, placeId } = started.json();
    const confirmed = await changeByLink(session, { action: "join" });
    expect(confirmed.json().place).toMatchObject({ id: placeId, status: "waiting" });
    // A session is never exchanged for another, and the address of one place opens no other.
    const again = { body: { token: session } };
    expect((await app.call("POST", "/dir/waitlist-links/sessions", again)).statusCode).toBe(404);
  });

  test("only its hash is stored, and a link to an unconfirmed place ends after a day", async () => {
    const studio = await makeFullStudio(app);
    const customerEmail = makeGuestEmail();
    const body = makeWish(studio, { customerEmail });
    await app.call("POST", joinPath(studio), { body });
    await runTasks(app.services);
    const token = readToken((await expectMail(customerEmail)).text);
    const { rows } = await sql<{ found: number }>`select count(*)::int as found
      from bookings.waitlist_link where encode(token_hash, 'escape') like ${`%${token}%`}`.execute(
      app.db,
    );
    expect(rows[0]?.found).toBe(0);
    await sql`update bookings.waitlist_place set created_at = created_at - interval '25 hours'
      where email = ${customerEmail}`.execute(app.db);
    expect((await changeByLink(token, { action: "join" })).statusCode).toBe(404);
  });

  test.each([
    ["a day before today", { dates: [getDayAhead(-1)] }, "dates"],
    ["a day that can't be booked yet", { dates: [getDayAhead(120)] }, "dates"],
    ["a service of somebody else", { serviceId: crypto.randomUUID() }, "serviceId"],
    ["no service", { serviceId: undefined }, "serviceId"],
    ["no day", { dates: [] }, "dates"],
    [
      "a window that ends before it starts",
      { earliestStart: "12:00", latestStart: "09:00" },
      "latestStart",
    ],
    ["no email without an account", {}, "customerEmail"],
  ])("refuses %s", async (_what, changes, field) => {
    const studio = await makeFullStudio(app);
    const response = await app.call("POST", joinPath(studio), { body: makeWish(studio, changes) });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toContain(field);
  });

  test("one person waits for three services at one business", async () => {
    const titles = ["One", "Two", "Three", "Four"];
    const services = titles.map((title) => ({
      title,
      priceCents: 0,
      durationMinutes: 30,
      depositCents: null,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
    }));
    const studio = await makeFullStudio(app);
    const settings = await saveSettings(app, studio.owner, studio.id, { services });
    const ada = await app.signIn();
    const [, second, third, fourth] = settings.services;
    for (const service of [settings.services[0], second, third])
      await join(app, studio, ada, { serviceId: service?.id });
    const response = await app.call("POST", joinPath(studio), {
      as: ada,
      body: makeWish(studio, { serviceId: fourth?.id }),
    });
    expect(response.json().code).toBe("too_many_waitlist_places");
  });

  test("typing an email many times keeps few places of it, and puts nobody on the list", async () => {
    const studio = await makeFullStudio(app);
    const customerEmail = makeGuestEmail();
    for (let count = 0; count < 6; count++) {
      const body = makeWish(studio, { customerEmail });
      expect((await app.call("POST", joinPath(studio), { body })).statusCode).toBe(201);
    }
    const rows = await app.db
      .selectFrom("bookings.waitlistPlace")
      .select("joinedAt")
      .where("email", "=", customerEmail)
      .execute();
    expect(rows.map(({ joinedAt }) => joinedAt)).toEqual([null, null, null, null]);
    await runTasks(app.services);
    expect((await expectMails(customerEmail, 3)).length).toBe(3);
  });

  test("a business that takes no bookings, or isn't there, has no list", async () => {
    const studio = await makeFullStudio(app);
    const ada = await app.signIn();
    await saveSettings(app, studio.owner, studio.id, { acceptsBookings: false });
    const closed = await app.call("POST", joinPath(studio), { as: ada, body: makeWish(studio) });
    expect(closed.json().code).toBe("booking_slot_unavailable");
    const missing = { as: ada, body: makeWish(studio) };
    expect(
      (await app.call("POST", "/dir/business/BUS-22222222/waitlist", missing)).statusCode,
    ).toBe(404);
  });
});

describe("whose place it is", () => {
  test("a stranger neither sees nor changes it, by its number or by another's link", async () => {
    const studio = await makeFullStudio(app);
    const [ada, stranger] = [await app.signIn(), await app.signIn()];
    const id = await join(app, studio, ada);
    await freeTime(app, studio);
    const { offer } = await read(id, ada);
    const own = await join(app, studio, stranger);
    const guest = await joinAsGuest(app, studio);
    const name = { customerName: "Stranger" };
    for (const as of [stranger, studio.owner]) {
      expect((await app.call("GET", `/dir/waitlist/${id}`, { as })).statusCode).toBe(404);
      expect((await change(id, as, { action: "leave" })).statusCode).toBe(404);
      expect(
        (await change(id, as, { action: "take", offerId: offer.id, ...name })).statusCode,
      ).toBe(404);
    }
    // The number of somebody else's offer gives nothing to whoever is on the list too.
    const taken = await change(own, stranger, { action: "take", offerId: offer.id, ...name });
    expect(taken.json().code).toBe("waitlist_offer_gone");
    const declined = await changeByLink(guest.token, { action: "decline", offerId: offer.id });
    expect(declined.json().code).toBe("waitlist_offer_gone");
    expect((await read(id, ada)).offer.id).toBe(offer.id);
  });

  test("a missing place and another token answer alike", async () => {
    const ada = await app.signIn();
    expect((await app.call("GET", "/dir/waitlist/WAIT-22222222", { as: ada })).statusCode).toBe(
      404,
    );
    expect((await changeByLink("t".repeat(32), { action: "leave" })).statusCode).toBe(404);
    expect(
      (await app.call("POST", "/dir/waitlist-links", { body: { token: "t".repeat(32) } }))
        .statusCode,
    ).toBe(404);
  });

  test("the business sees how many wait for which day, and no stranger does", async () => {
    const studio = await makeFullStudio(app);
    await join(app, studio, await app.signIn());
    await joinAsGuest(app, studio);
    const count = (as: SignedIn) => app.call("GET", joinPath(studio), { as });
    const answer = await count(studio.owner);
    expect(answer.json()).toEqual({ people: 2, days: [{ date: studio.date, people: 2 }] });
    expect((await count(await app.signIn())).statusCode).toBe(403);
  });
});

describe("a freed time", () => {
  test("is held for the first on the list: neither listed nor accepted, and emailed once", async () => {
    const studio = await makeFullStudio(app);
    const [ada, ben, stranger] = [await app.signIn(), await app.signIn(), await app.signIn()];
    const first = await join(app, studio, ada);
    const second = await join(app, studio, ben);
    await freeTime(app, studio);
    await maintain(app);
    expect((await read(first, ada)).offer).toMatchObject({ date: studio.date, start: "10:00" });
    expect((await read(second, ben)).offer).toBeNull();
    expect(await listFree(studio)).toEqual([]);
    const busy = await app.call("GET", `/dir/business/${studio.id}/bookings?date=${studio.date}`);
    expect(busy.json().data).toHaveLength(1);
    for (const as of [stranger, ben]) {
      const body = makeBookingBody(studio, { date: studio.date, start: "10:00" });
      const asked = await app.call("POST", "/dir/bookings", { as, body });
      expect(asked.json().code).toBe("booking_slot_taken");
    }
    const found = await sql<{ days: number }>`select count(*)::int as days from directory.free_day
      where business_id = ${studio.id} and date = ${studio.date}`.execute(app.db);
    expect(found.rows[0]?.days).toBe(0);
    const [mail] = await expectMails(
      ({ subject, envelope }) =>
        subject.startsWith("A time opened") && envelope.to[0]?.address === ada.email,
      1,
    );
    expect(mail?.text).toContain(`/my-account/bookings/waiting/${first}`);
    expect(mail?.text).toContain("Melbourne time");
  });

  test("goes to nobody else between the cancelling and the worker", async () => {
    const studio = await makeFullStudio(app);
    const ada = await app.signIn();
    await join(app, studio, ada);
    const [customer, visitId] = [studio.customers[0], studio.visitIds[0]];
    await app.call("PUT", `/dir/bookings/${visitId}`, {
      ...(customer && { as: customer }),
      body: { action: "cancel" },
    });
    const body = makeBookingBody(studio, { date: studio.date, start: "10:00" });
    const asked = await app.call("POST", "/dir/bookings", { as: await app.signIn(), body });
    expect(asked.json().code).toBe("booking_slot_taken");
  });

  test("is booked by taking it, at the price of now, and ends the wait", async () => {
    const studio = await makeFullStudio(app);
    const ada = await app.signIn();
    const id = await join(app, studio, ada);
    await freeTime(app, studio);
    expect((await take(id, ada, { priceCents: 1 })).json().code).toBe("price_changed");
    const { offer } = await read(id, ada);
    const taken = await take(id, ada, { priceCents: 3_500, customerPhone: "0400 123 987" });
    expect(taken.json()).toMatchObject({
      place: { status: "ended", endReason: "taken", offer: null },
      booking: {
        bookingStatus: "confirmed",
        date: studio.date,
        start: "10:00",
        priceCents: 3_500,
        userId: ada.userId,
        customerName: "Nyandeng Deng",
      },
    });
    // A second press, and another offer after it, find nothing.
    const again = { action: "take", offerId: offer.id, customerName: "Nyandeng Deng" };
    expect((await change(id, ada, again)).json().code).toBe("waitlist_offer_gone");
    await maintain(app);
    expect(await listOffers(app, studio.id)).toMatchObject([
      { outcome: "taken", bookingId: taken.json().booking.id },
    ]);
  });

  test("a guest takes it by their link, and opens what they booked with the answer", async () => {
    const studio = await makeFullStudio(app);
    const guest = await joinAsGuest(app, studio);
    await freeTime(app, studio);
    await maintain(app);
    const mail = await expectMail(
      ({ subject, envelope }) =>
        subject.startsWith("A time opened") && envelope.to[0]?.address === guest.customerEmail,
    );
    // A newer email ends the older link.
    expect((await changeByLink(guest.token, { action: "leave" })).statusCode).toBe(404);
    const token = readToken(mail.text);
    const opened = await app.call("POST", "/dir/waitlist-links", { body: { token } });
    const taken = await changeByLink(token, {
      action: "take",
      offerId: opened.json().offer.id,
      customerName: "Achol Deng",
    });
    const { booking, session } = taken.json();
    expect(booking).toMatchObject({
      bookingStatus: "confirmed",
      customerEmail: guest.customerEmail,
      userId: null,
      can: { verify: false },
    });
    const managed = await app.call("POST", "/dir/booking-links", {
      body: { token: session.token },
    });
    expect(managed.json().id).toBe(booking.id);
    const stored = await app.db
      .selectFrom("bookings.booking")
      .select(["contactId", "verifiedAt"])
      .where("id", "=", booking.id)
      .executeTakeFirstOrThrow();
    expect(stored.contactId).not.toBeNull();
    expect(stored.verifiedAt).not.toBeNull();
  });

  test("declining keeps the place, and the next is asked at once", async () => {
    const studio = await makeFullStudio(app);
    const [ada, ben] = [await app.signIn(), await app.signIn()];
    const first = await join(app, studio, ada);
    const second = await join(app, studio, ben);
    await freeTime(app, studio);
    const { offer } = await read(first, ada);
    const declined = await change(first, ada, { action: "decline", offerId: offer.id });
    expect(declined.json().place).toMatchObject({ status: "waiting", offer: null });
    await runTasks(app.services);
    expect((await listOffers(app, studio.id)).map(({ placeId }) => placeId)).toEqual([
      first,
      second,
    ]);
  });

  test("after the last whom it fits it is everybody's, and isn't offered again before it was taken", async () => {
    const studio = await makeFullStudio(app);
    const [ada, ben] = [await app.signIn(), await app.signIn()];
    await join(app, studio, ada);
    await join(app, studio, ben, { earliestStart: "16:00" });
    await freeTime(app, studio);
    expect(await listFree(studio)).toEqual([]);
    await letOffersPass(app, studio.id);
    expect(await listFree(studio)).toHaveLength(1);
    await maintain(app);
    expect(await listOffers(app, studio.id)).toMatchObject([{ outcome: "unanswered" }]);
    const found = await sql<{ days: number }>`select count(*)::int as days from directory.free_day
      where business_id = ${studio.id} and date = ${studio.date}`.execute(app.db);
    expect(found.rows[0]?.days).toBe(1);
  });

  test("two offers without an answer end the place, and say so", async () => {
    const studio = await makeFullStudio(app, { times: 2 });
    const ada = await app.signIn();
    const id = await join(app, studio, ada);
    await freeTime(app, studio, 0);
    await letOffersPass(app, studio.id);
    expect((await read(id, ada)).status).toBe("waiting");
    await freeTime(app, studio, 1);
    await letOffersPass(app, studio.id);
    expect(await read(id, ada)).toMatchObject({ status: "ended", endReason: "unanswered" });
    await expectMail(
      ({ subject, envelope }) =>
        subject.startsWith("You're off the waiting list") && envelope.to[0]?.address === ada.email,
    );
    expect(await listFree(studio)).toHaveLength(2);
  });

  test("leaving in the middle of an offer passes it on; leaving twice changes nothing", async () => {
    const studio = await makeFullStudio(app);
    const [ada, ben] = [await app.signIn(), await app.signIn()];
    const first = await join(app, studio, ada);
    const second = await join(app, studio, ben);
    await freeTime(app, studio);
    for (let press = 0; press < 2; press++)
      expect((await change(first, ada, { action: "leave" })).json().place).toMatchObject({
        status: "ended",
        endReason: "left",
      });
    await runTasks(app.services);
    expect((await listOffers(app, studio.id)).map(({ placeId }) => placeId)).toEqual([
      first,
      second,
    ]);
  });

  test("two workers at once make one offer", async () => {
    const studio = await makeFullStudio(app);
    await join(app, studio, await app.signIn());
    await join(app, studio, await app.signIn());
    await freeTime(app, studio);
    await Promise.all([maintain(app), maintain(app), maintain(app)]);
    expect(await listOffers(app, studio.id)).toHaveLength(1);
  });

  test("what was free when somebody joined isn't offered to them", async () => {
    const studio = await makeFullStudio(app, { times: 2 });
    await freeTime(app, studio, 0);
    const ada = await app.signIn();
    const id = await join(app, studio, ada);
    await freeTime(app, studio, 1);
    expect((await read(id, ada)).offer).toMatchObject({ start: "11:00" });
    expect(await listFree(studio)).toHaveLength(1);
  });

  test("a day the business closes ends what is offered on it, without counting as silence", async () => {
    const studio = await makeFullStudio(app);
    const ada = await app.signIn();
    const id = await join(app, studio, ada);
    await freeTime(app, studio);
    const { offer } = await read(id, ada);
    await saveSettings(app, studio.owner, studio.id, {
      daysOff: [{ from: studio.date, until: studio.date, note: "" }],
    });
    await runTasks(app.services);
    expect((await read(id, ada)).offer).toBeNull();
    const late = { action: "take", offerId: offer.id, customerName: "Ada" };
    expect((await change(id, ada, late)).json().code).toBe("waitlist_offer_gone");
    await saveSettings(app, studio.owner, studio.id, { daysOff: [] });
    await runTasks(app.services);
    expect(await listOffers(app, studio.id)).toMatchObject([
      { outcome: "gone" },
      { outcome: null },
    ]);
  });

  test("where the business decides, it is asked for, and not offered to the next meanwhile", async () => {
    const studio = await makeFullStudio(app, { confirmsInstantly: false });
    const [ada, ben] = [await app.signIn(), await app.signIn()];
    const first = await join(app, studio, ada);
    const second = await join(app, studio, ben);
    await freeTime(app, studio);
    const taken = await take(first, ada);
    expect(taken.json().booking.bookingStatus).toBe("requested");
    await maintain(app);
    expect(await listOffers(app, studio.id)).toHaveLength(1);
    await app.call("PUT", `/dir/bookings/${taken.json().booking.id}`, {
      as: studio.owner,
      body: { action: "decline" },
    });
    await runTasks(app.services);
    expect((await listOffers(app, studio.id))[1]).toMatchObject({ placeId: second, outcome: null });
  });

  test("goes with its listing: one that offered times to people of a team is erased whole", async () => {
    const person = { name: "Nyandeng Deng", takesBookings: true, weekly: null, daysOff: [] };
    const team = [{ ...person, serviceIds: null }];
    const studio = await makeFullStudio(app, { times: 2, team });
    const ada = await app.signIn();
    const first = await join(app, studio, ada);
    await join(app, studio, await app.signIn());
    await freeTime(app, studio, 0);
    expect((await take(first, ada)).statusCode).toBe(200);
    await freeTime(app, studio, 1);
    expect(await listOffers(app, studio.id)).toHaveLength(2);
    await app.db.deleteFrom("directory.business").where("id", "=", studio.id).execute();
    expect(await listOffers(app, studio.id)).toEqual([]);
  });

  test("somebody whose online bookings were stopped is passed over", async () => {
    const studio = await makeFullStudio(app);
    const [ada, ben] = [await app.signIn(), await app.signIn()];
    await join(app, studio, ada);
    const second = await join(app, studio, ben);
    await sql`insert into bookings.customer (business_id, user_id, name, latest_starts_at, online_bookings_stopped_at)
      values (${studio.id}, ${ada.userId}, 'Ada', now(), now())`.execute(app.db);
    await freeTime(app, studio);
    expect((await listOffers(app, studio.id)).map(({ placeId }) => placeId)).toEqual([second]);
  });
});

describe("a guest who waits", () => {
  test("keeps their place in the order when they join once more, and what is offered to them", async () => {
    const studio = await makeFullStudio(app);
    const guest = await joinAsGuest(app, studio);
    await join(app, studio, await app.signIn());
    await freeTime(app, studio);
    const again = await joinAsGuest(app, studio, guest.customerEmail, { earliestStart: "09:00" });
    const token = await insertPlaceLink(app, again.id);
    const opened = await app.call("POST", "/dir/waitlist-links", { body: { token } });
    expect(opened.json()).toMatchObject({
      earliestStart: "09:00",
      offer: { start: "10:00" },
    });
    expect((await app.call("GET", joinPath(studio), { as: studio.owner })).json().people).toBe(2);
  });

  test("finds their place in their account, once that has proven the same email", async () => {
    const studio = await makeFullStudio(app);
    const person = makePerson();
    const guest = await joinAsGuest(app, studio, person.email);
    const ama = await app.signInAs(person);
    await runTasks(app.services);
    const { data } = (await app.call("GET", "/user/waitlist", { as: ama })).json();
    expect(data).toMatchObject([{ id: guest.id, status: "waiting" }]);
    // Joining once more as a member changes the same place.
    expect(await join(app, studio, ama)).toBe(guest.id);
  });

  test("has everything erased with their email, and the time goes to the next", async () => {
    const studio = await makeFullStudio(app);
    const guest = await joinAsGuest(app, studio);
    const second = await join(app, studio, await app.signIn());
    await freeTime(app, studio);
    const data = bookingsPersonalData({
      ...makeDeps(app),
      refundPayment: async () => {},
      setShareDue: async () => {},
    });
    expect(await data.exportByEmail?.(guest.customerEmail)).toMatchObject({
      waitlistPlaces: [{ id: guest.id, offers: [{ outcome: null }] }],
    });
    await inTransaction(app.db, async (tx) => data.eraseByEmail?.(tx, guest.customerEmail));
    await runTasks(app.services);
    const places = await app.db
      .selectFrom("bookings.waitlistPlace")
      .select("id")
      .where("email", "=", guest.customerEmail)
      .execute();
    expect(places).toEqual([]);
    expect((await listOffers(app, studio.id)).map(({ placeId }) => placeId)).toEqual([second]);
  });
});

describe("on a plan without a waiting list", () => {
  test("whoever waits already is still offered what is freed, and can take it", async () => {
    const studio = await makeFullStudio(app);
    const ada = await app.signIn();
    const id = await join(app, studio, ada);
    await setPlan(app, studio.owner, "Basic");
    await freeTime(app, studio);
    expect((await read(id, ada)).offer).toMatchObject({ start: "10:00" });
    expect((await take(id, ada)).statusCode).toBe(200);
  });

  test("a guest whose link came before can't join any more", async () => {
    const studio = await makeFullStudio(app);
    const customerEmail = makeGuestEmail();
    await app.call("POST", joinPath(studio), { body: makeWish(studio, { customerEmail }) });
    const { id } = await app.db
      .selectFrom("bookings.waitlistPlace")
      .select("id")
      .where("email", "=", customerEmail)
      .executeTakeFirstOrThrow();
    await setPlan(app, studio.owner, "Basic");
    const token = await insertPlaceLink(app, id);
    expect((await changeByLink(token, { action: "join" })).json().code).toBe(
      "waitlist_not_offered",
    );
  });

  test("nobody is offered a time of somebody who takes no online bookings on it", async () => {
    const everyday = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };
    const studio = await makeFullStudio(app, {
      team: [
        { ...everyday, name: "Ada" },
        { ...everyday, name: "Bintu" },
      ],
    });
    const [other, waiting] = [await app.signIn(), await app.signIn()];
    const visit = await book(app, studio, { date: studio.date, start: "10:00" }, other);
    const id = await join(app, studio, waiting);
    await setPlan(app, studio.owner, "Basic");
    // The second's visit is called off.
    await app.call("PUT", `/dir/bookings/${visit.id}`, { as: other, body: { action: "cancel" } });
    await runTasks(app.services);
    expect((await read(id, waiting)).offer).toBeNull();
    await freeTime(app, studio);
    expect((await read(id, waiting)).offer).toMatchObject({ start: "10:00" });
  });
});
