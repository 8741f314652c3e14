import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { book, makeStudio, type Studio, saveSettings } from "#test/factories/bookings.ts";
import { dayAhead, insertBooking } from "#test/factories/stored-bookings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { type CaughtMail, expectMail, expectMails, sourceOf } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { keepBookings } from "../bookings/keep-bookings.ts";

const app = useTestApp();
let studio: Studio;

beforeAll(async () => {
  studio = await makeStudio(app, { messageToCustomers: "Please come with washed hair." });
});

const freshEmail = () => `guest.${Math.random().toString(36).slice(2)}@people.example`;
const act = (id: string, body: object, as: SignedIn = studio.owner) =>
  app.call("PUT", `/dir/bookings/${id}`, { as, body });
const run = () => runTasks(app.services);
const toOwner = (subject: string) => (mail: CaughtMail) =>
  mail.subject.includes(subject) &&
  mail.envelope.to.some(({ address }) => address === studio.owner.email);
const tokenIn = ({ text }: CaughtMail) => /token=([\w-]+)/.exec(text)?.[1] ?? "";
const openLink = (token: string) => app.call("POST", "/dir/booking-links", { body: { token } });
const changeByLink = (token: string, change: object) =>
  app.call("PUT", "/dir/booking-links", { body: { token, ...change } });

/** Books as a guest; the email's own link. */
async function bookAsGuest(changes: Record<string, unknown> = {}) {
  const customerEmail = freshEmail();
  const booking = await book(app, studio, { customerEmail, ...changes });
  await run();
  const mail = await expectMail(customerEmail);
  return { ...booking, customerEmail, mail, token: tokenIn(mail) };
}

describe("emails about a booking", () => {
  test("a request is told to the customer and the owner, in the business's zone", async () => {
    const customerName = `Abuk ${Math.random().toString(36).slice(2)}`;
    const { mail } = await bookAsGuest({ customerName, date: dayAhead(8), start: "14:30" });
    expect(mail.subject).toBe("We've sent your request to Ubuntu Braid Studio");
    expect(mail.text).toContain("2:30 pm to 3:00 pm");
    expect(mail.text).toContain("Melbourne time, 30 minutes");
    expect(mail.text).toContain("$35.00 at your visit");
    const told = await expectMail(toOwner(customerName));
    expect(told.text).toContain(`/directory/listings/${studio.slug}/bookings`);
    expect(told.text).not.toContain("token=");
  });

  test("a confirmation brings a calendar file and what the business says", async () => {
    const { id, customerEmail } = await bookAsGuest({ date: dayAhead(9) });
    await act(id, { action: "confirm" });
    await run();
    const mail = (await expectMails(customerEmail, 2)).find(({ subject }) =>
      subject.startsWith("Confirmed:"),
    );
    expect(mail?.text).toContain("Please come with washed hair.");
    const source = mail ? await sourceOf(mail) : "";
    expect(source).toContain("filename=booking.ics");
    const file = Buffer.from(
      /text\/calendar[\s\S]*?\r?\n\r?\n([\w+/=\r\n]+)/.exec(source)?.[1] ?? "",
      "base64",
    ).toString();
    expect(`${source}${file}`).toContain("BEGIN:VEVENT");
  });

  test("a confirmation names no deadline that has passed", async () => {
    const late = await makeStudio(app, { confirmsInstantly: true, changeNoticeHours: 720 });
    const customerEmail = freshEmail();
    await book(app, late, { customerEmail, date: dayAhead(9) });
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
      date: dayAhead(9),
      start: "13:00",
    };
    const { token, customerEmail, mail } = await bookAsGuest(booked);
    expect(mail.text).not.toContain("123 987");
    const told = await expectMail(toOwner(customerName));
    expect(told.text).toContain("0400 123 987");
    expect(told.text).toContain("$35.00 at the visit");
    await changeByLink(token, { action: "cancel" });
    await run();
    const cancelled = (await expectMails(customerEmail, 2)).find(({ subject }) =>
      subject.endsWith("is cancelled"),
    );
    expect(cancelled?.text).not.toContain("$35.00");
  });

  test("X-31 a rival is declined and offered the next free times", async () => {
    const date = dayAhead(10);
    const winner = await bookAsGuest({ date });
    const loser = await bookAsGuest({ date });
    await act(winner.id, { action: "confirm" });
    await run();
    const mail = (await expectMails(loser.customerEmail, 2)).find(({ text }) =>
      text.includes("That time is taken."),
    );
    expect(mail?.text).toMatch(/Next free: .* · .* · /);
  });

  test("whoever cancels, the other side hears why", async () => {
    const { id, customerEmail, token } = await bookAsGuest({ date: dayAhead(11) });
    await act(id, { action: "confirm" });
    const reason = `My flight ${Math.random().toString(36).slice(2)}`;
    await changeByLink(token, { action: "cancel", cancellationReason: reason });
    await run();
    const [told] = (await expectMails(({ text }) => text.includes(reason), 1)) as [CaughtMail];
    expect(told.subject).toContain("Cancelled: Abuk Majok");
    // The confirmation was overtaken: nobody is told of a booking that is cancelled.
    const subjects = (await expectMails(customerEmail, 2)).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.startsWith("Confirmed"))).toBe(false);
  });

  test("a business hears that somebody who closed their account won't come, even shortly before", async () => {
    const customer = await app.signIn();
    // The notice for changes has passed: the customer could no longer cancel this one themselves.
    const own = await makeStudio(app, { confirmsInstantly: true, changeNoticeHours: 720 });
    const early = await makeStudio(app, { confirmsInstantly: true, changeNoticeHours: 0 });
    for (const where of [own, early]) await book(app, where, { date: dayAhead(12) }, customer);
    await run();
    const path = `/user/delete-user/${customer.userId}`;
    expect((await app.call("DELETE", path, { as: customer })).statusCode).toBe(204);
    await run();
    for (const { owner } of [own, early]) {
      const mails = await expectMails(owner.email, 2);
      expect(mails.map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/^Cancelled: Closed account, /),
      );
    }
  });

  test("no token lies in the queue", async () => {
    await book(app, studio, { customerEmail: freshEmail(), date: dayAhead(12) });
    const { rows } = await sql<{ data: string }>`
      select data::text as data from pgboss.job where name = 'bookings.send-email'`.execute(app.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { data } of rows) expect(data).not.toMatch(/token|@people/);
    await run();
  });
});

describe("BOOK-06 guests manage a booking by an emailed link", () => {
  test("they see it, move it and cancel it without an account", async () => {
    const { id, token } = await bookAsGuest({ date: dayAhead(13), start: "09:00" });
    expect((await openLink(token)).json()).toMatchObject({ id, view: "customer" });
    const moved = await changeByLink(token, { action: "move", date: dayAhead(13), start: "11:00" });
    expect(moved.json()).toMatchObject({ start: "11:00" });
    const cancelled = await changeByLink(token, { action: "cancel" });
    expect(cancelled.json()).toMatchObject({ bookingStatus: "cancelled", cancelledBy: "customer" });
  });

  test("the times to move to come by the link, and the email shows the old time struck out", async () => {
    const date = dayAhead(14);
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
    const { token } = await bookAsGuest({ date: dayAhead(15) });
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
      const { token } = await bookAsGuest({ date: dayAhead(16), start: "12:00" });
      expect((await changeByLink(token, { action })).statusCode).toBe(400);
    },
  );

  test("a link stops 30 days after the visit", async () => {
    const { id, token } = await bookAsGuest({ date: dayAhead(17) });
    await sql`update bookings.booking set starts_at = starts_at - interval '49 days',
      ends_at = ends_at - interval '49 days', blocked = tstzrange(starts_at - interval '49 days',
      ends_at - interval '49 days') where id = ${id}`.execute(app.db);
    expect((await openLink(token)).statusCode).toBe(404);
  });

  test("a lost link is sent again, and the answer is the same for everybody", async () => {
    const { id, customerEmail } = await bookAsGuest({ date: dayAhead(18) });
    const ask = (email: string) =>
      app.call("POST", "/dir/booking-links/new", { body: { bookingId: id, email } });
    const [right, wrong] = [
      await ask(customerEmail.toUpperCase()),
      await ask("other@people.example"),
    ];
    expect(right.body).toBe(wrong.body);
    await run();
    const mails = await expectMails(customerEmail, 2);
    for (const mail of mails) expect((await openLink(tokenIn(mail))).statusCode).toBe(200);
  });
});

describe("what time does", () => {
  const keep = async (clock: () => Date = () => new Date()) => {
    const { tasks } = app.services;
    const deps = { ...studioDeps(), clock, tasks };
    await keepBookings(deps);
  };
  const studioDeps = () => ({
    db: app.db,
    sendSecretMail: async () => {},
    refundPayment: async () => {},
    publicOrigin: app.config.http.publicOrigin,
  });
  const statusOf = async (id: string) =>
    (await app.call("GET", `/dir/bookings/${id}`, { as: studio.owner })).json().bookingStatus;

  test("a reminder goes out a day before, once, and again only after a move", async () => {
    await saveSettings(app, studio.owner, studio.id, { confirmsInstantly: true });
    const booked = await bookAsGuest({ date: dayAhead(20), start: "10:00" });
    const { customerEmail, token } = booked;
    const dayBefore = () => new Date(Date.parse(booked.startsAt) - 12 * 3_600_000);
    await keep();
    await run();
    await expectMails(customerEmail, 1);
    await keep(dayBefore);
    await keep(dayBefore);
    await run();
    const mails = await expectMails(customerEmail, 2);
    expect(mails.filter(({ subject }) => subject.startsWith("Coming up:"))).toHaveLength(1);
    await changeByLink(token, { action: "move", date: dayAhead(20), start: "10:30" });
    await keep(dayBefore);
    await run();
    const after = await expectMails(customerEmail, 4);
    expect(after.filter(({ subject }) => subject.startsWith("Coming up:"))).toHaveLength(2);
    await saveSettings(app, studio.owner, studio.id, { confirmsInstantly: false });
    // Five emails are waited for.
  }, 60_000);

  test("a visit that ended a day ago is completed; one of this morning isn't", async () => {
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const old = await insertBooking(app.db, { businessId: studio.id, startsAt: ago(30) });
    const recent = await insertBooking(app.db, { businessId: studio.id, startsAt: ago(5) });
    await keep();
    expect(await statusOf(old)).toBe("completed");
    expect(await statusOf(recent)).toBe("confirmed");
    expect((await act(recent, { action: "no-show" })).json().bookingStatus).toBe("no_show");
  });
});

describe("the private calendar feed", () => {
  const path = () => `/dir/business/${studio.id}/calendar-feed`;
  const make = async () =>
    (await app.call("POST", path(), { as: studio.owner })).json().url as string;
  const tokenOf = (url: string) => /calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? "";
  const read = (token: string) => app.call("POST", "/dir/calendar-feeds", { body: { token } });

  test("shows confirmed bookings to whoever has the link; a new link stops the old one", async () => {
    const { id } = await bookAsGuest({ date: dayAhead(25), customerName: "Mary Ayen" });
    await bookAsGuest({ date: dayAhead(26), customerName: "Only Asked" });
    await act(id, { action: "confirm" });
    const first = tokenOf(await make());
    const { calendar } = (await read(first)).json();
    expect(calendar).toContain("SUMMARY:Mary Ayen");
    expect(calendar).not.toContain("Only Asked");
    const second = tokenOf(await make());
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    await app.call("DELETE", path(), { as: studio.owner });
    expect((await read(second)).statusCode).toBe(404);
  });

  test("of a busy month leaves out nothing that is to come", async () => {
    const own = await makeStudio(app, { confirmsInstantly: true });
    await sql`insert into bookings.booking (id, business_id, customer_name, starts_at, ends_at, blocked,
        time_zone, payment_status, status, created_at, completed_at)
      select 'BOOK-' || upper(lpad(to_hex(n), 8, '0')), ${own.id}, 'Abuk', at, at + interval '15 minutes',
        tstzrange(at, at + interval '15 minutes'), 'Australia/Melbourne', 'pay later', 'completed', at, at
      from (select n, now() - n * interval '15 minutes' as at from generate_series(1, 2100) n) as old`.execute(
      app.db,
    );
    await book(app, own, { date: dayAhead(25), customerName: "Nyandeng Deng" });
    const address = `/dir/business/${own.id}/calendar-feed`;
    const made = await app.call("POST", address, { as: own.owner });
    const { calendar } = (await read(tokenOf(made.json().url))).json();
    expect(calendar).toContain("SUMMARY:Nyandeng Deng");
  });

  test("a stranger makes none", async () => {
    expect((await app.call("POST", path(), { as: await app.signIn() })).statusCode).toBe(403);
  });
});

test("B1 a name cannot break out of an email", async () => {
  const customerName = '<img src=x onerror="alert(1)">';
  const { mail } = await bookAsGuest({ customerName, date: dayAhead(27) });
  expect(mail.html).not.toContain("<img src=x");
});
