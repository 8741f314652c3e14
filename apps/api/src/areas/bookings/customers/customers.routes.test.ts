import { memberCopy } from "@boab/contracts/directory/copy";
import { memberRights } from "@boab/contracts/directory/member-rights";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { insertPaidPayment } from "#test/access-matrix/payments/objects.ts";
import {
  book,
  makeBookingBody,
  makeStudio,
  type Studio,
  verifyByLink,
} from "#test/factories/bookings.ts";
import { insertContact, insertContactLink } from "#test/factories/contacts.ts";
import { insertCustomer } from "#test/factories/customers.ts";
import { insertListing } from "#test/factories/directory.ts";
import { makeEditor } from "#test/factories/listings.ts";
import { insertBooking } from "#test/factories/stored-bookings.ts";
import { makePerson, type SignedIn, useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";
import { handleContactJoined } from "../bookings/on-contact-joined.ts";

const app = useTestApp();
const dayMs = 86_400_000;
let studio: Studio;

beforeAll(async () => {
  studio = await makeStudio(app);
});

const list = (as: SignedIn, query = "", of = studio) =>
  app.call("GET", `/dir/business/${of.id}/customers${query}`, { as });
const findIds = async (query: string, of: Studio) =>
  (await list(of.owner, query, of)).json().data.map(({ id }: { id: string }) => id);
const read = (id: string, as = studio.owner, of = studio) =>
  app.call("GET", `/dir/business/${of.id}/customers/${id}`, { as });
const save = (id: string, body: object, as = studio.owner, of = studio) =>
  app.call("PUT", `/dir/business/${of.id}/customers/${id}`, { as, body });
const stop = (id: string, areStopped: boolean, as = studio.owner, of = studio) =>
  app.call("PUT", `/dir/business/${of.id}/customers/${id}/online-bookings`, {
    as,
    body: { areStopped },
  });

const findCustomerOf = async (person: { userId: string } | { email: string }, of = studio) => {
  const query = app.db.selectFrom("bookings.customer").selectAll().where("businessId", "=", of.id);
  return (
    "userId" in person
      ? query.where("userId", "=", person.userId)
      : query.where("email", "=", person.email)
  ).executeTakeFirst();
};

describe("who is a customer", () => {
  test("members and guests are, once the business hears of their booking, each once", async () => {
    const ada = await app.signIn();
    await book(app, studio, { customerName: "Ada Obi", start: "09:00" }, ada);
    await book(app, studio, { customerName: "Ada O. Obi", start: "09:30" }, ada);
    const { email } = makePerson();
    const body = makeBookingBody(studio, { customerEmail: email, start: "10:30" });
    const { booking } = (await app.call("POST", "/dir/bookings", { body })).json();
    expect(await findCustomerOf({ email })).toBeUndefined();
    await verifyByLink(app, booking.id);
    expect(await findCustomerOf({ email })).toMatchObject({ name: "Abuk Majok", userId: null });
    const rows = await app.db
      .selectFrom("bookings.customer")
      .select("name")
      .where("userId", "=", ada.userId)
      .execute();
    expect(rows).toEqual([{ name: "Ada O. Obi" }]);
  });

  test("the card of a guest is the account's once that has proven the same email", async () => {
    const of = await makeStudio(app);
    const person = makePerson();
    await book(app, of, { customerEmail: person.email });
    const { id } = (await findCustomerOf({ email: person.email }, of)) ?? { id: "" };
    await save(id, { version: 1, notes: "As a guest." }, of.owner, of);
    const ama = await app.signInAs(person);
    await runTasks(app.services);
    expect(await findCustomerOf(ama, of)).toMatchObject({ id, notes: "As a guest." });
  });

  test("two cards of one person become one, with the words of both, and stopped stays stopped", async () => {
    const of = await makeStudio(app);
    const ama = await app.signIn();
    const memberCardId = await insertCustomer(app.db, of.id, {
      userId: ama.userId,
      notes: "As a member.",
    });
    const next = makePerson().email;
    const contactId = await insertContact(app.db, { email: next, profileId: ama.userId });
    const id = await insertCustomer(app.db, of.id, { contactId, notes: "As a guest." });
    await stop(id, true, of.owner, of);
    await sql`update accounts.profile set email = ${next} where id = ${ama.userId}`.execute(app.db);
    await handleContactJoined({ db: app.db }, contactId);
    const cards = await app.db
      .selectFrom("bookings.customer")
      .selectAll()
      .where("businessId", "=", of.id)
      .execute();
    expect(cards).toMatchObject([{ id: memberCardId, notes: "As a member.\nAs a guest." }]);
    expect(cards[0]?.onlineBookingsStoppedAt).not.toBeNull();
  });
});

describe("the list of customers", () => {
  test("is paged, the latest first, and counts everybody", async () => {
    const of = await makeStudio(app);
    const ids: string[] = [];
    for (const days of [1, 3, 2]) {
      const contactId = await insertContact(app.db);
      const latestStartsAt = new Date(Date.now() + days * dayMs);
      ids.push(await insertCustomer(app.db, of.id, { contactId, latestStartsAt }));
    }
    const first = (await list(of.owner, "?limit=2", of)).json();
    expect(first).toMatchObject({ total: 3, data: [{ id: ids[1] }, { id: ids[2] }] });
    const rest = (await list(of.owner, `?limit=2&cursor=${first.nextCursor}`, of)).json();
    expect(rest).toMatchObject({ data: [{ id: ids[0] }], nextCursor: null });
  });

  test("finds by the beginning of a name, a family name, a phone number or an email", async () => {
    const of = await makeStudio(app);
    const grace = await insertCustomer(app.db, of.id, {
      contactId: await insertContact(app.db),
      name: "Grace Wanjiru",
      phone: "+61 491 570 156",
      email: "grace@people.example",
    });
    const yusuf = await insertCustomer(app.db, of.id, {
      contactId: await insertContact(app.db),
      name: "Yusuf 100% Abdi",
      phone: "(03) 9000 1111",
      email: "yusuf@people.example",
    });
    for (const q of ["gra", "WANJ", "0491 570", "+61491", "grace@"])
      expect(await findIds(`?q=${encodeURIComponent(q)}`, of), q).toEqual([grace]);
    for (const q of ["yusuf 100%", "039000", "abdi"])
      expect(await findIds(`?q=${encodeURIComponent(q)}`, of), q).toEqual([yusuf]);
    for (const q of ["race", "%", "_", "570 156"])
      expect(await findIds(`?q=${encodeURIComponent(q)}`, of), q).toEqual([]);
  });

  test("each search uses an index", async () => {
    const plan = await app.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ "QUERY PLAN": string }>`explain select id from bookings.customer
        where business_id = ${studio.id} and phone_digits like '0491%'`.execute(tx);
      return JSON.stringify(rows);
    });
    expect(plan).toContain("customer_by_phone");
    expect(plan).toContain("~>=~");
  });
});

describe("the card", () => {
  test("shows visits to come and past, no-shows, late cancellations and what was paid through us", async () => {
    const of = await makeStudio(app);
    const ada = await app.signIn();
    const at = (days: number) => new Date(Date.now() + days * dayMs);
    const { userId } = ada;
    const place = { businessId: of.id, userId };
    const upcoming = await book(app, of, { start: "14:00" }, ada);
    const done = await insertBooking(app.db, { ...place, status: "completed", startsAt: at(-9) });
    const missed = await insertBooking(app.db, { ...place, startsAt: at(-8) });
    const late = await insertBooking(app.db, { ...place, startsAt: at(-7) });
    const early = await insertBooking(app.db, { ...place, startsAt: at(-6) });
    const payment = await insertPaidPayment(app, { buyerId: userId });
    await sql`update bookings.booking set payment_id = ${payment.id} where id = ${done}`.execute(
      app.db,
    );
    await sql`update bookings.booking set status = 'no_show' where id = ${missed}`.execute(app.db);
    await sql`update bookings.booking set status = 'cancelled', cancelled_by = 'customer',
        cancelled_at = starts_at - case id when ${late} then interval '2 hours' else interval '2 days' end
      where id in (${late}, ${early})`.execute(app.db);
    // Somebody else's visits at the same business, and hers at another.
    await insertBooking(app.db, { businessId: of.id, status: "completed", startsAt: at(-3) });
    await insertBooking(app.db, {
      businessId: studio.id,
      userId,
      status: "completed",
      startsAt: at(-3),
    });
    const { id } = (await findCustomerOf(ada, of)) ?? { id: "" };
    const card = (await read(id, of.owner, of)).json();
    expect(card).toMatchObject({ visits: 1, noShows: 1, lateCancellations: 1, hasAccount: true });
    expect(card.upcoming.map((visit: { id: string }) => visit.id)).toEqual([upcoming.id]);
    expect(card.past.map((visit: { id: string }) => visit.id)).toEqual([early, late, missed, done]);
    const sale = await app.db
      .selectFrom("payments.sale")
      .select(["amountCents", "refundedCents"])
      .where("paymentId", "=", payment.id)
      .executeTakeFirstOrThrow();
    expect(card.spentCents).toBe(sale.amountCents - sale.refundedCents);
    expect(card.spentCents).toBeGreaterThan(0);
  });

  test("keeps notes and likes, and two who write at once don't overwrite each other", async () => {
    const id = await insertCustomer(app.db, studio.id, { contactId: await insertContact(app.db) });
    const words = { notes: "Tender at the nape.", preferences: "Own hair\nQuiet visit" };
    const saved = await save(id, { version: 1, ...words });
    expect(saved.json()).toMatchObject({ ...words, version: 2 });
    expect((await save(id, { version: 1, notes: "Mine." })).json().code).toBe("conflict");
    expect((await read(id)).json()).toMatchObject(words);
    expect((await save(id, { version: 2, notes: "x".repeat(2001) })).statusCode).toBe(400);
  });

  test("what is noted stays out of stored responses and of the audit log", async () => {
    const id = await insertCustomer(app.db, studio.id, { contactId: await insertContact(app.db) });
    const admin = await app.signIn({ adminStatus: "Admin" });
    const response = await app.call("PUT", `/dir/business/${studio.id}/customers/${id}`, {
      as: admin,
      body: { version: 1, notes: "zq-health" },
      headers: { "idempotency-key": "customer-notes-key" },
    });
    expect(response.json().notes).toBe("zq-health");
    const { rows } = await sql`
      select 1 from platform.idempotent_answer as answer where answer::text like '%zq-health%'
      union all select 1 from platform.audit_personal as line where line::text like '%zq-health%'
      union all select 1 from platform.audit_entry as line where line::text like '%zq-health%'
      union all select 1 from pgboss.job as job where job::text like '%zq-health%'`.execute(app.db);
    expect(rows).toEqual([]);
  });
});

describe("only those with the right to customers see and change any of it", () => {
  test.each(["none", "all the others"])("with %s of the rights", async (which) => {
    const id = await insertCustomer(app.db, studio.id, { contactId: await insertContact(app.db) });
    const helper = await app.signIn();
    const others = memberRights.filter((right) => right !== "customers");
    if (which !== "none") await makeEditor(app, studio, helper, others);
    const refusals = [
      await list(helper),
      await read(id, helper),
      await save(id, { version: 1, notes: "Mine." }, helper),
      await stop(id, true, helper),
    ];
    for (const response of refusals) {
      expect(response.statusCode).toBe(403);
      if (which !== "none") expect(response.json().error).toBe(memberCopy.rightMissing);
    }
  });

  test("with that right alone it works, and another business's customer is not there", async () => {
    const helper = await app.signIn();
    await makeEditor(app, studio, helper, ["customers"]);
    const id = await insertCustomer(app.db, studio.id, { contactId: await insertContact(app.db) });
    expect((await read(id, helper)).statusCode).toBe(200);
    const elsewhere = await insertCustomer(app.db, await insertListing(app.db), {
      contactId: await insertContact(app.db),
    });
    expect((await read(elsewhere, helper)).statusCode).toBe(404);
    expect((await save(elsewhere, { version: 1, notes: "Mine." }, helper)).statusCode).toBe(404);
    expect((await stop(elsewhere, true, helper)).statusCode).toBe(404);
  });
});

describe("somebody whose online bookings are stopped", () => {
  const sentence =
    "Online booking isn't available here right now. Please call the business to book.";

  test("can't book as a member, keeps what is booked, and can again once it is undone", async () => {
    const of = await makeStudio(app, { confirmsInstantly: true });
    const ada = await app.signIn();
    const confirmed = await book(app, of, { start: "09:00" }, ada);
    const { id } = (await findCustomerOf(ada, of)) ?? { id: "" };
    expect((await stop(id, true, of.owner, of)).json().areOnlineBookingsStopped).toBe(true);
    const ask = () =>
      app.call("POST", "/dir/bookings", { as: ada, body: makeBookingBody(of, { start: "11:00" }) });
    const refused = (await ask()).json();
    expect(refused).toMatchObject({ code: "online_booking_unavailable", error: sentence });
    const response = await app.call("GET", `/dir/bookings/${confirmed.id}`, { as: ada });
    expect(response.json().bookingStatus).toBe("confirmed");
    // Others, and this person elsewhere, book as before.
    await book(app, of, { start: "13:00" }, await app.signIn());
    await book(app, studio, { start: "16:00" }, ada);
    await stop(id, false, of.owner, of);
    expect((await ask()).statusCode).toBe(201);
  });

  test("can't book as a guest either; typing their email reveals nothing to others", async () => {
    const of = await makeStudio(app);
    const { email } = makePerson();
    await book(app, of, { customerEmail: email, start: "09:00" });
    const { id } = (await findCustomerOf({ email }, of)) ?? { id: "" };
    await stop(id, true, of.owner, of);
    const body = makeBookingBody(of, { customerEmail: email, start: "11:00" });
    const typed = await app.call("POST", "/dir/bookings", { body });
    expect(typed.json().booking.bookingStatus).toBe("unverified");
    const proven = await verifyByLink(app, typed.json().booking.id);
    expect(proven.json()).toMatchObject({ code: "online_booking_unavailable", error: sentence });
    await stop(id, false, of.owner, of);
    expect((await verifyByLink(app, typed.json().booking.id)).statusCode).toBe(200);
  });

  test("can't book as a guest with the email of their account", async () => {
    const of = await makeStudio(app);
    const ada = await app.signIn();
    await book(app, of, { start: "09:00" }, ada);
    const { id } = (await findCustomerOf(ada, of)) ?? { id: "" };
    await stop(id, true, of.owner, of);
    const body = makeBookingBody(of, { customerEmail: ada.email, start: "11:00" });
    const { booking } = (await app.call("POST", "/dir/bookings", { body })).json();
    expect((await verifyByLink(app, booking.id)).json().code).toBe("online_booking_unavailable");
  });
});

describe("what a business notes about somebody", () => {
  test("is in the file of a member, and gone with their account", async () => {
    const [ada, eve] = [await app.signIn(), await app.signIn()];
    const words = { notes: "Tender at the nape.", preferences: "Quiet visit" };
    await insertCustomer(app.db, studio.id, { userId: ada.userId, ...words });
    const mine = (await app.call("GET", "/user/my-data", { as: ada })).json();
    expect(mine.customerCards).toMatchObject([{ businessId: studio.id, ...words }]);
    expect((await app.call("GET", "/user/my-data", { as: eve })).json().customerCards).toEqual([]);
    await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
    await runTasks(app.services);
    expect(await findCustomerOf(ada)).toBeUndefined();
  });

  test("is in the file of a guest, and gone once they erase it", async () => {
    const { email } = makePerson();
    const contactId = await insertContact(app.db, { email });
    await insertCustomer(app.db, studio.id, { contactId, email, notes: "Short hair." });
    const token = await insertContactLink(app.db, contactId, "session");
    const held = await app.call("POST", "/contact-links/data", { body: { token } });
    expect(held.json().customerCards).toMatchObject([{ notes: "Short hair." }]);
    const erased = await app.call("POST", "/contact-links/erasure", { body: { token } });
    expect(erased.statusCode).toBe(200);
    expect(await findCustomerOf({ email })).toBeUndefined();
  });
});
