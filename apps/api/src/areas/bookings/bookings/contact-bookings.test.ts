import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { makeDeps } from "#test/deps.ts";
import { openEmailChangeLink } from "#test/email-links.ts";
import { verifyEmail } from "#test/emulator.ts";
import { book, makeStudio, verifyByLink } from "#test/factories/bookings.ts";
import { insertContact } from "#test/factories/contacts.ts";
import { insertListing } from "#test/factories/directory.ts";
import { getDayAhead, insertBooking } from "#test/factories/stored-bookings.ts";
import { makePerson, type SignedIn, useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";
import { bookingsPersonalData } from "../personal-data.ts";

const app = useTestApp();

const readStored = (id: string) =>
  app.db
    .selectFrom("bookings.booking")
    .select(["userId", "contactId", "customerEmail"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const findContact = (email: string) =>
  app.db
    .selectFrom("accounts.contact")
    .select(["id", "profileId"])
    .where("email", "=", email)
    .executeTakeFirst();

const listMine = async (as: SignedIn) => {
  await runTasks(app.services);
  const { data } = (await app.call("GET", "/user/bookings", { as })).json();
  return data.map(({ id }: { id: string }) => id);
};

test("a guest is a contact once they opened their link, and the same one the next time", async () => {
  const studio = await makeStudio(app);
  const { email: customerEmail } = makePerson();
  const body = {
    businessId: studio.id,
    serviceId: studio.settings.services[1]?.id,
    customerName: "Abuk Majok",
    customerEmail: customerEmail.toUpperCase(),
    date: (await book(app, studio, {})).startsAt.slice(0, 10),
    start: "11:00",
  };
  const { booking } = (await app.call("POST", "/dir/bookings", { body })).json();
  expect(await findContact(customerEmail)).toBeUndefined();
  await verifyByLink(app, booking.id);
  const contact = await findContact(customerEmail);
  expect(await readStored(booking.id)).toMatchObject({ contactId: contact?.id, userId: null });
  const again = await book(app, studio, { customerEmail, start: "12:00" });
  expect(await readStored(again.id)).toMatchObject({ contactId: contact?.id });
});

test("guest bookings are under my bookings once the account has proven the email, never before", async () => {
  const studio = await makeStudio(app);
  const person = makePerson();
  const { id } = await book(app, studio, { customerEmail: person.email });
  const kofi = await app.signInAs({ ...person, emailVerified: false });
  expect(await listMine(kofi)).toEqual([]);
  expect((await app.call("GET", `/dir/bookings/${id}`, { as: kofi })).statusCode).toBe(404);
  const code = await app.services.identity.createEmailVerificationCode(kofi.email);
  await verifyEmail(app.config.identity.projectId, kofi.userId, code ?? "");
  await app.call("POST", "/session/email-refresh", { as: kofi });
  expect(await listMine(kofi)).toEqual([id]);
  expect((await app.call("GET", `/dir/bookings/${id}`, { as: kofi })).statusCode).toBe(200);
  expect(await readStored(id)).toMatchObject({ userId: kofi.userId, contactId: null });
});

test("a first sign-in with a verified email brings its guest bookings, and nobody else's", async () => {
  const studio = await makeStudio(app);
  const person = makePerson();
  const { id } = await book(app, studio, { customerEmail: person.email });
  const strangers = await book(app, studio, { start: "11:00" });
  const ama = await app.signInAs(person);
  expect(await listMine(ama)).toEqual([id]);
  expect(await readStored(strangers.id)).toMatchObject({ userId: null });
});

test("what a member books as a guest is theirs as soon as they open the link", async () => {
  const studio = await makeStudio(app);
  const ama = await app.signIn();
  const { id } = await book(app, studio, { customerEmail: ama.email });
  expect(await readStored(id)).toMatchObject({ userId: ama.userId, contactId: null });
  expect(await findContact(ama.email)).toMatchObject({ profileId: ama.userId });
});

test("a changed email brings the guest bookings of the new one, and lets go of the old contact", async () => {
  const studio = await makeStudio(app);
  const ama = await app.signIn();
  const former = await book(app, studio, { customerEmail: ama.email });
  const next = makePerson().email;
  const { id } = await book(app, studio, { customerEmail: next, start: "11:00" });
  await openEmailChangeLink(app, ama, next);
  await app.call("POST", "/session/email-refresh", { as: ama });
  expect(new Set(await listMine(ama))).toEqual(new Set([former.id, id]));
  expect(await findContact(ama.email)).toMatchObject({ profileId: null });
  expect(await findContact(next)).toMatchObject({ profileId: ama.userId });
});

test("an account that opens at the same moment as the link doesn't miss the booking", async () => {
  const studio = await makeStudio(app);
  for (let round = 0; round < 4; round++) {
    const person = makePerson();
    const start = `1${round}:30`;
    const body = {
      businessId: studio.id,
      serviceId: studio.settings.services[2]?.id,
      customerName: "Abuk Majok",
      customerEmail: person.email,
      date: getDayAhead(9),
      start,
    };
    const { booking } = (await app.call("POST", "/dir/bookings", { body })).json();
    const [kofi] = await Promise.all([app.signInAs(person), verifyByLink(app, booking.id)]);
    expect(await listMine(kofi), start).toEqual([booking.id]);
  }
});

test("a walk-in whose email the business typed is nobody's contact", async () => {
  const studio = await makeStudio(app);
  const person = makePerson();
  await app.call("POST", `/dir/business/${studio.id}/walk-ins`, {
    as: studio.owner,
    body: {
      date: (await book(app, studio, {})).startsAt.slice(0, 10),
      start: "15:00",
      customerEmail: person.email,
    },
  });
  const ama = await app.signInAs(person);
  expect(await listMine(ama)).toEqual([]);
  expect(await findContact(person.email)).toBeUndefined();
});

test("contacts with bookings are in use", async () => {
  const { listContactsInUse } = bookingsPersonalData({
    ...makeDeps(app),
    refundPayment: async () => {},
    setShareDue: async () => {},
  });
  const [booked, idle] = [await insertContact(app.db), await insertContact(app.db)];
  const id = await insertBooking(app.db, { businessId: await insertListing(app.db) });
  await sql`update bookings.booking set contact_id = ${booked} where id = ${id}`.execute(app.db);
  const inUse = await inTransaction(app.db, async (tx) => listContactsInUse?.(tx, [booked, idle]));
  expect(inUse).toEqual([booked]);
});

test("the migration names the contacts of past bookings, and gives an account what it has proven", async () => {
  const businessId = await insertListing(app.db);
  const ama = await app.signIn();
  const [guest, unproven] = [makePerson().email, makePerson().email];
  const dayMs = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * dayMs);
  const ids = {
    guests: await insertBooking(app.db, { businessId, customerEmail: guest, startsAt: at(20) }),
    hers: await insertBooking(app.db, { businessId, customerEmail: ama.email, startsAt: at(21) }),
    unproven: await insertBooking(app.db, {
      businessId,
      customerEmail: unproven,
      isVerified: false,
      startsAt: at(22),
    }),
  };
  const file = new URL("../../../../migrations/20261119T1355_fill_contacts.sql", import.meta.url);
  await sql.raw(readFileSync(file, "utf8")).execute(app.db);
  const contact = await findContact(guest);
  expect(await readStored(ids.guests)).toMatchObject({ contactId: contact?.id, userId: null });
  expect(await readStored(ids.hers)).toMatchObject({ contactId: null, userId: ama.userId });
  expect(await readStored(ids.unproven)).toMatchObject({ contactId: null, userId: null });
  expect(await findContact(unproven)).toBeUndefined();
});

test("a guest proven by the release before has a contact too", async () => {
  const businessId = await insertListing(app.db);
  const { email } = makePerson();
  const id = await insertBooking(app.db, { businessId, customerEmail: email, isVerified: false });
  await sql`update bookings.booking set verified_at = now() where id = ${id}`.execute(app.db);
  expect((await readStored(id)).contactId).toBe((await findContact(email))?.id);
});
