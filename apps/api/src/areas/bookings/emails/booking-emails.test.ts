import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { makeDeps } from "#test/deps.ts";
import { book, makeStudio, type Studio, saveSettings } from "#test/factories/bookings.ts";
import { makeEditor, signInOwner } from "#test/factories/listings.ts";
import { getDayAhead, insertBooking } from "#test/factories/stored-bookings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { type CaughtMail, expectMail, expectMails, fetchMailSource } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { findBooking } from "../bookings/bookings.repository.ts";
import { maintainBookings } from "../bookings/maintain-bookings.ts";
import { formatCalendarFile } from "../bookings/view-booking.ts";

const app = useTestApp();
let studio: Studio;

beforeAll(async () => {
  studio = await makeStudio(app, { messageToCustomers: "Please come with washed hair." });
});

const makeFreshEmail = () => `guest.${Math.random().toString(36).slice(2)}@people.example`;
const changeBooking = (id: string, body: object, as: SignedIn = studio.owner) =>
  app.call("PUT", `/dir/bookings/${id}`, { as, body });
const run = () => runTasks(app.services);
const matchOwnerMail = (subject: string) => (mail: CaughtMail) =>
  mail.subject.includes(subject) &&
  mail.envelope.to.some(({ address }) => address === studio.owner.email);
const readMailToken = ({ text }: CaughtMail) => /token=([\w-]+)/.exec(text)?.[1] ?? "";
const openLink = (token: string) => app.call("POST", "/dir/booking-links", { body: { token } });
const changeByLink = (token: string, change: object) =>
  app.call("PUT", "/dir/booking-links", { body: { token, ...change } });

/** Books as a guest and confirms it; the email's own link, and the session it starts. */
async function bookAsGuest(changes: Record<string, unknown> = {}) {
  const customerEmail = makeFreshEmail();
  const booking = await book(app, studio, { customerEmail, ...changes });
  await run();
  const mail = await expectMail(customerEmail);
  const token = await startSession(readMailToken(mail));
  return { ...booking, customerEmail, mail, token };
}

async function startSession(token: string): Promise<string> {
  const started = await app.call("POST", "/dir/booking-links/sessions", { body: { token } });
  return started.json().session;
}

describe("emails about a booking", () => {
  test("a request is told to the customer and the owner, in the business's zone", async () => {
    const customerName = `Abuk ${Math.random().toString(36).slice(2)}`;
    const { mail } = await bookAsGuest({ customerName, date: getDayAhead(8), start: "14:30" });
    expect(mail.subject).toBe("We've sent your request to Ubuntu Braid Studio");
    // Twenty-four hours before, as the business has it.
    expect(mail.text).toMatch(/Free to move or cancel until \w+ \d+ \w+, 2:30 pm\./);
    expect(mail.text).toContain("2:30 pm to 3:00 pm");
    expect(mail.text).toContain("Melbourne time, 30 minutes");
    expect(mail.text).toContain("$35.00 at your visit");
    const ownerMail = await expectMail(matchOwnerMail(customerName));
    expect(ownerMail.text).toContain(`/directory/listings/${studio.slug}/bookings`);
  });

  test("a confirmation brings a calendar file and what the business says", async () => {
    const { id, customerEmail } = await bookAsGuest({ date: getDayAhead(9) });
    await changeBooking(id, { action: "confirm" });
    await run();
    const mail = (await expectMails(customerEmail, 2)).find(({ subject }) =>
      subject.startsWith("Confirmed:"),
    );
    expect(mail?.text).toContain("Please come with washed hair.");
    const source = mail ? await fetchMailSource(mail) : "";
    expect(source).toContain("filename=booking.ics");
    const file = Buffer.from(
      /text\/calendar[\s\S]*?\r?\n\r?\n([\w+/=\r\n]+)/.exec(source)?.[1] ?? "",
      "base64",
    ).toString();
    expect(`${source}${file}`).toContain("BEGIN:VEVENT");
  });

  test("a confirmation names no deadline that has passed", async () => {
    const late = await makeStudio(app, { confirmsInstantly: true, changeNoticeHours: 720 });
    const customerEmail = makeFreshEmail();
    await book(app, late, { customerEmail, date: getDayAhead(9) });
    await run();
    const { text } = await expectMail(customerEmail);
    expect(text).toContain("please call Ubuntu Braid Studio");
    expect(text).not.toContain("online until");
  });

  test("the owner reads the customer's phone number, and nobody is asked to pay for what is cancelled", async () => {
    const customerName = `Abuk ${Math.random().toString(36).slice(2)}`;
    const booked = {
      customerName,
      customerPhone: "0400 123 987",
      date: getDayAhead(9),
      start: "13:00",
    };
    const { token, customerEmail, mail } = await bookAsGuest(booked);
    expect(mail.text).not.toContain("123 987");
    const ownerMail = await expectMail(matchOwnerMail(customerName));
    expect(ownerMail.text).toContain("0400 123 987");
    expect(ownerMail.html).toContain('href="tel:+61400123987"');
    expect(ownerMail.text).toContain("$35.00 at the visit");
    await changeByLink(token, { action: "cancel" });
    await run();
    const cancelled = (await expectMails(customerEmail, 2)).find(({ subject }) =>
      subject.endsWith("is cancelled"),
    );
    expect(cancelled?.text).not.toContain("$35.00");
  });

  test("X-31 a rival is declined and offered the next free times", async () => {
    const date = getDayAhead(10);
    const confirmedBooking = await bookAsGuest({ date });
    const overlappingBooking = await bookAsGuest({ date });
    await changeBooking(confirmedBooking.id, { action: "confirm" });
    await run();
    const mail = (await expectMails(overlappingBooking.customerEmail, 2)).find(({ text }) =>
      text.includes("That time is taken."),
    );
    expect(mail?.text).toMatch(/Next free: .* · .* · /);
  });

  test("whoever cancels, the other side hears why", async () => {
    const { id, customerEmail, token } = await bookAsGuest({ date: getDayAhead(11) });
    await changeBooking(id, { action: "confirm" });
    const reason = `My flight ${Math.random().toString(36).slice(2)}`;
    await changeByLink(token, { action: "cancel", cancellationReason: reason });
    await run();
    const [ownerMail] = (await expectMails(({ text }) => text.includes(reason), 1)) as [CaughtMail];
    expect(ownerMail.subject).toContain("Cancelled: Abuk Majok");
    // The confirmation was overtaken: nobody is told of a booking that is cancelled.
    const subjects = (await expectMails(customerEmail, 2)).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.startsWith("Confirmed"))).toBe(false);
  });

  test("a business hears that somebody who closed their account won't come, even shortly before", async () => {
    const customer = await app.signIn();
    // The notice for changes has passed: the customer could no longer cancel this one themselves.
    const ownStudio = await makeStudio(app, { confirmsInstantly: true, changeNoticeHours: 720 });
    const earlyStudio = await makeStudio(app, { confirmsInstantly: true, changeNoticeHours: 0 });
    for (const studioToBook of [ownStudio, earlyStudio])
      await book(app, studioToBook, { date: getDayAhead(12) }, customer);
    await run();
    const path = `/user/delete-user/${customer.userId}`;
    expect((await app.call("DELETE", path, { as: customer })).statusCode).toBe(204);
    await run();
    for (const { owner } of [ownStudio, earlyStudio]) {
      const mails = await expectMails(owner.email, 2);
      expect(mails.map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/^Cancelled: Closed account, /),
      );
    }
  });

  test("no token lies in the queue", async () => {
    await book(app, studio, { customerEmail: makeFreshEmail(), date: getDayAhead(12) });
    const { rows } = await sql<{ data: string }>`
      select data::text as data from pgboss.job where name = 'bookings.send-email'`.execute(app.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { data } of rows) expect(data).not.toMatch(/token|@people/);
    await run();
  });
});

describe("BOOK-06 guests manage a booking by an emailed link", () => {
  test("they see it, move it and cancel it without an account", async () => {
    const { id, token } = await bookAsGuest({ date: getDayAhead(13), start: "09:00" });
    expect((await openLink(token)).json()).toMatchObject({ id, view: "customer" });
    const moved = await changeByLink(token, {
      action: "move",
      date: getDayAhead(13),
      start: "11:00",
    });
    expect(moved.json()).toMatchObject({ start: "11:00" });
    const cancelled = await changeByLink(token, { action: "cancel" });
    expect(cancelled.json()).toMatchObject({ bookingStatus: "cancelled", cancelledBy: "customer" });
  });

  test("the times to move to come by the link, and the email shows the old time struck out", async () => {
    const date = getDayAhead(14);
    const { customerEmail, token } = await bookAsGuest({ date, start: "09:00" });
    const listed = await app.call("POST", "/dir/booking-links/slots", {
      body: { token, from: date, until: date, date },
    });
    expect(listed.json().day.slots[0]).toMatchObject({ start: "09:00", isFree: true });
    await changeByLink(token, { action: "move", date, start: "11:00" });
    await run();
    const moved = (await expectMails(customerEmail, 2)).find(({ subject }) =>
      subject.startsWith("Your new time: "),
    );
    expect(moved?.subject).toContain("11:00 am");
    // It was only asked for, so nobody is told that they are expected.
    expect(moved?.text).toContain("Ubuntu Braid Studio still has to confirm it.");
    expect(moved?.text).not.toContain("See you at");
    expect(moved?.html).toMatch(/<s>\w+ \d+ \w+, 9:00 am<\/s>/);
    expect(moved?.text).toMatch(/Instead of \w+ \d+ \w+, 9:00 am/);
  });

  test("only its hash is stored, and another token opens nothing", async () => {
    const { token } = await bookAsGuest({ date: getDayAhead(15) });
    const { rows } = await sql<{ found: number }>`
      select count(*)::int as found from bookings.manage_link
      where encode(token_hash, 'escape') like ${`%${token}%`}`.execute(app.db);
    expect(rows[0]?.found).toBe(0);
    expect((await openLink(`${token.slice(0, -2)}xx`)).statusCode).toBe(404);
    expect((await changeByLink("t".repeat(32), { action: "cancel" })).statusCode).toBe(404);
  });

  test.each(["confirm", "decline", "complete", "business-note"])(
    "a guest can't %s",
    async (action) => {
      const { token } = await bookAsGuest({ date: getDayAhead(16), start: "12:00" });
      expect((await changeByLink(token, { action })).statusCode).toBe(400);
    },
  );

  test("a link stops seven days after the visit", async () => {
    const { id, token } = await bookAsGuest({ date: getDayAhead(17) });
    const moveBookingBack = (days: number) =>
      sql`update bookings.booking set starts_at = starts_at - make_interval(days => ${days}),
        ends_at = ends_at - make_interval(days => ${days}),
        blocked = tstzrange(starts_at - make_interval(days => ${days}),
          ends_at - make_interval(days => ${days})) where id = ${id}`.execute(app.db);
    await moveBookingBack(23);
    expect((await openLink(token)).statusCode).toBe(200);
    await moveBookingBack(2);
    expect((await openLink(token)).statusCode).toBe(404);
  });

  test("a lost link is sent again, and the answer is the same for everybody", async () => {
    const { id, customerEmail, mail: first } = await bookAsGuest({ date: getDayAhead(18) });
    const requestNewLink = (email: string) =>
      app.call("POST", "/dir/booking-links/new", { body: { bookingId: id, email } });
    const [right, wrong] = [
      await requestNewLink(customerEmail.toUpperCase()),
      await requestNewLink("other@people.example"),
    ];
    expect(right.body).toBe(wrong.body);
    await run();
    const [second] = (await expectMails(customerEmail, 2)).filter(({ id }) => id !== first.id);
    // A newer link ends the older.
    expect((await openLink(readMailToken(first))).statusCode).toBe(404);
    expect(second && (await openLink(readMailToken(second))).statusCode).toBe(200);
  });

  test("X-105 the token of an email becomes a session of that one booking, and no session another", async () => {
    const { id, token, mail } = await bookAsGuest({ date: getDayAhead(18), start: "15:00" });
    const exchangeToken = (one: string) =>
      app.call("POST", "/dir/booking-links/sessions", { body: { token: one } });
    const started = await exchangeToken(readMailToken(mail));
    expect(started.json()).toEqual({
      bookingId: id,
      session: expect.stringMatching(/^[\w-]{22,}$/),
      seconds: 7200,
    });
    expect((await exchangeToken(token)).statusCode).toBe(404);
    await sql`update bookings.manage_link set session_expires_at = now() - interval '1 second'
      where booking_id = ${id} and session_expires_at is not null`.execute(app.db);
    expect((await openLink(token)).statusCode).toBe(404);
    expect((await openLink(readMailToken(mail))).statusCode).toBe(200);
  });
});

describe("what time does", () => {
  const maintainBookingsAt = async (clock: () => Date = () => new Date()) => {
    const { tasks } = app.services;
    const deps = { ...makeStudioDeps(), clock, tasks };
    await maintainBookings(deps);
  };
  const makeStudioDeps = () => ({
    db: app.db,
    enqueueMail: async () => {},
    sendSecretMail: async () => {},
    refundPayment: async () => {},
    setShareDue: async () => {},
    settings: makeDeps(app).settings,
    publicOrigin: app.config.http.publicOrigin,
  });
  const readStatus = async (id: string) =>
    (await app.call("GET", `/dir/bookings/${id}`, { as: studio.owner })).json().bookingStatus;

  test("a reminder goes out a day before, once, and again only after a move", async () => {
    await saveSettings(app, studio.owner, studio.id, { confirmsInstantly: true });
    const booked = await bookAsGuest({ date: getDayAhead(20), start: "10:00" });
    const { customerEmail, token } = booked;
    const getDayBefore = () => new Date(Date.parse(booked.startsAt) - 12 * 3_600_000);
    await maintainBookingsAt();
    await run();
    await expectMails(customerEmail, 1);
    await maintainBookingsAt(getDayBefore);
    await maintainBookingsAt(getDayBefore);
    await run();
    const mails = await expectMails(customerEmail, 2);
    expect(mails.filter(({ subject }) => subject.startsWith("Coming up:"))).toHaveLength(1);
    await changeByLink(token, { action: "move", date: getDayAhead(20), start: "10:30" });
    await maintainBookingsAt(getDayBefore);
    await run();
    const after = await expectMails(customerEmail, 4);
    expect(after.filter(({ subject }) => subject.startsWith("Coming up:"))).toHaveLength(2);
    await saveSettings(app, studio.owner, studio.id, { confirmsInstantly: false });
    // Five emails are waited for.
  }, 60_000);

  test("a visit that ended a day ago is completed; one of this morning isn't", async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const old = await insertBooking(app.db, { businessId: studio.id, startsAt: hoursAgo(30) });
    const recentBookingId = await insertBooking(app.db, {
      businessId: studio.id,
      startsAt: hoursAgo(5),
    });
    await maintainBookingsAt();
    expect(await readStatus(old)).toBe("completed");
    expect(await readStatus(recentBookingId)).toBe("confirmed");
    expect((await changeBooking(recentBookingId, { action: "no-show" })).json().bookingStatus).toBe(
      "no_show",
    );
  });
});

describe("the private calendar feed", () => {
  const path = () => `/dir/business/${studio.id}/calendar-feed`;
  const makeCalendarUrl = async (as = studio.owner) =>
    (await app.call("POST", path(), { as })).json().url as string;
  const readToken = (url: string) => /calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? "";
  const read = (token: string) => app.call("POST", "/dir/calendar-feeds", { body: { token } });

  test("shows confirmed bookings to whoever has the link; a new link stops the old one", async () => {
    const { id } = await bookAsGuest({ date: getDayAhead(25), customerName: "Mary Ayen" });
    await bookAsGuest({ date: getDayAhead(26), customerName: "Only Asked" });
    await changeBooking(id, { action: "confirm" });
    const first = readToken(await makeCalendarUrl());
    const { calendar } = (await read(first)).json();
    expect(calendar).toContain("SUMMARY:Mary Ayen");
    expect(calendar).not.toContain("Only Asked");
    const second = readToken(await makeCalendarUrl());
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    await app.call("DELETE", path(), { as: studio.owner });
    expect((await read(second)).statusCode).toBe(404);
  });

  test("of a busy month leaves out nothing that is to come", async () => {
    const ownStudio = await makeStudio(app, { confirmsInstantly: true });
    await sql`insert into bookings.booking (id, business_id, customer_name, starts_at, ends_at, blocked,
        time_zone, payment_status, status, created_at, completed_at)
      select 'BOOK-' || upper(lpad(to_hex(n), 8, '0')), ${ownStudio.id}, 'Abuk', at, at + interval '15 minutes',
        tstzrange(at, at + interval '15 minutes'), 'Australia/Melbourne', 'pay later', 'completed', at, at
      from (select n, now() - n * interval '15 minutes' as at from generate_series(1, 2100) n) as old`.execute(
      app.db,
    );
    await book(app, ownStudio, { date: getDayAhead(25), customerName: "Nyandeng Deng" });
    const feedPath = `/dir/business/${ownStudio.id}/calendar-feed`;
    const feedResponse = await app.call("POST", feedPath, { as: ownStudio.owner });
    const { calendar } = (await read(readToken(feedResponse.json().url))).json();
    expect(calendar).toContain("SUMMARY:Nyandeng Deng");
  });

  test("a stranger makes none, and nor does our team", async () => {
    const before = readToken(await makeCalendarUrl());
    for (const as of [
      await app.signIn(),
      await app.signIn({ adminStatus: "Moderator" }),
      await app.signIn({ adminStatus: "Admin" }),
    ])
      expect((await app.call("POST", path(), { as })).statusCode).toBe(403);
    expect((await read(before)).statusCode).toBe(200);
  });

  test("an editor's link is their own: the owner hears of it, and it ends with their rights", async () => {
    const editor = await signInOwner(app);
    await makeEditor(app, studio, editor);
    const ownerToken = readToken(await makeCalendarUrl());
    const editorToken = readToken(await makeCalendarUrl(editor));
    expect((await read(ownerToken)).statusCode).toBe(200);
    expect((await read(editorToken)).statusCode).toBe(200);
    await run();
    const ownerMail = await expectMail(
      matchOwnerMail("A new calendar link for Ubuntu Braid Studio"),
    );
    expect(ownerMail.text).not.toContain(editorToken);
    const lines = await sql<{ actor: string }>`select actor_id as actor from platform.audit_entry
      where act = 'make calendar link' and object_id = ${studio.id}`.execute(app.db);
    expect(lines.rows.map(({ actor }) => actor)).toContain(editor.userId);
    await app.db.deleteFrom("directory.member").where("profileId", "=", editor.userId).execute();
    expect((await read(editorToken)).statusCode).toBe(404);
    expect((await read(ownerToken)).statusCode).toBe(200);
  });
});

test("the calendar file of a visit reminds its owner, and names price and phone", async () => {
  const { id } = await book(app, studio, { date: getDayAhead(28) }, await app.signIn());
  await changeBooking(id, { action: "confirm" });
  await sql`update directory.business set phone = '+61370100001' where id = ${studio.id}`.execute(
    app.db,
  );
  const stored = await findBooking(app.db, id);
  const file = stored
    ? formatCalendarFile(stored, "https://boab.example/x").replaceAll("\r\n ", "")
    : "";
  expect(file).toContain("TRIGGER:-PT2H");
  expect(file).toContain("Price: $35.00");
  expect(file).toContain("Phone: 03 7010 0001");
});

test("B1 a name cannot break out of an email", async () => {
  const customerName = '<img src=x onerror="alert(1)">';
  const { mail } = await bookAsGuest({ customerName, date: getDayAhead(27) });
  expect(mail.html).not.toContain("<img src=x");
});
