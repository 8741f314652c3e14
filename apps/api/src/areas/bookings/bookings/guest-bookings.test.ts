import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { makeDeps } from "#test/deps.ts";
import {
  book,
  insertLink,
  makeBookingBody,
  makeStudio,
  type Studio,
  verifyByLink,
} from "#test/factories/bookings.ts";
import { getDayAhead, insertBooking } from "#test/factories/stored-bookings.ts";
import { makePerson, makeRandomIp, type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { maintainBookings } from "./maintain-bookings.ts";

// Several emails are waited for.
vi.setConfig({ testTimeout: 60_000 });

const app = useTestApp();
const date = getDayAhead(7);
let instant: Studio;

beforeAll(async () => {
  instant = await makeStudio(app, { confirmsInstantly: true });
});

const makeFreshEmail = () => `guest.${Math.random().toString(36).slice(2)}@people.example`;

const request = (
  of: Studio,
  changes: Record<string, unknown> = {},
  options: { ip?: string; as?: SignedIn } = {},
) => app.call("POST", "/dir/bookings", { body: makeBookingBody(of, changes), ...options });

const readStatus = async (response: Awaited<ReturnType<typeof request>>) =>
  response.json().booking?.bookingStatus ?? response.json().code;

const readStoredStatus = async (id: string) =>
  (
    await app.db
      .selectFrom("bookings.booking")
      .select("status")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).status;

const isFree = async (of: Studio, start: string) => {
  const response = await app.call(
    "GET",
    `/dir/business/${of.id}/slots?date=${date}&serviceId=${of.settings.services[1]?.id}`,
  );
  return response.json().slots.find((slot: { start: string }) => slot.start === start).isFree;
};

describe("X-100 where a business confirms at once", () => {
  test("a guest's time is held for the emailed link, and theirs once they confirm", async () => {
    const studio = await makeStudio(app, { confirmsInstantly: true });
    const customerEmail = makeFreshEmail();
    const response = await request(studio, { date, customerEmail });
    const { booking, message } = response.json();
    expect(booking).toMatchObject({ bookingStatus: "held", can: { verify: true, pay: false } });
    expect(message).toBe(
      "Check your email and confirm within 15 minutes. We're holding this time for you until then.",
    );
    const msLeft = Date.parse(booking.holdExpiresAt) - Date.now();
    expect(msLeft).toBeGreaterThan(14 * 60_000);
    expect(msLeft).toBeLessThanOrEqual(15 * 60_000);
    expect(await isFree(studio, "10:00")).toBe(false);
    // The owner has heard of nothing yet.
    const listed = await app.call("GET", `/dir/business/${studio.id}/bookings`, {
      as: studio.owner,
    });
    expect(listed.json().data).toEqual([]);
    await runTasks(app.services);
    const mail = await expectMail(customerEmail);
    expect(mail.subject).toBe("Confirm your booking at Ubuntu Braid Studio");
    expect((await verifyByLink(app, booking.id)).json()).toMatchObject({
      bookingStatus: "confirmed",
    });
    await runTasks(app.services);
    const subjects = (await expectMails(studio.owner.email, 1)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^New booking: Abuk Majok, /)]);
  });

  test("without the link no time is taken after 15 minutes, and it still books while it is free", async () => {
    const studio = await makeStudio(app, { confirmsInstantly: true });
    const { booking } = (await request(studio, { date })).json();
    const getTimeAfterHold = () => new Date(Date.now() + 15 * 60_000 + 1_000);
    await maintainBookings({
      ...makeDeps(app),
      refundPayment: async () => {},
      setShareDue: async () => {},
      clock: getTimeAfterHold,
    });
    expect(await readStoredStatus(booking.id)).toBe("expired");
    expect(await isFree(studio, "10:00")).toBe(true);
    expect((await verifyByLink(app, booking.id)).json().bookingStatus).toBe("confirmed");
  });

  test("a time that somebody else took meanwhile isn't booked by the link", async () => {
    const studio = await makeStudio(app, { confirmsInstantly: true });
    const { booking } = (await request(studio, { date })).json();
    await sql`update bookings.booking set hold_expires_at = now() - interval '1 second'
      where id = ${booking.id}`.execute(app.db);
    await book(app, studio, { date }, await app.signIn());
    expect((await verifyByLink(app, booking.id)).json().code).toBe("booking_slot_taken");
  });

  test.each<[string, (index: number) => Record<string, unknown>, string | undefined]>([
    ["email", () => ({ customerEmail: "one@people.example" }), undefined],
    ["network", () => ({}), "10.44.0.7"],
    ["browser", () => ({ browserId: "the-same-browser" }), undefined],
  ])("one %s holds one time; beyond that the link comes first", async (_what, changes, ip) => {
    const studio = await makeStudio(app, { confirmsInstantly: true });
    const other = await makeStudio(app, { confirmsInstantly: true });
    const options = ip === undefined ? {} : { ip };
    expect(await readStatus(await request(studio, { date, ...changes(0) }, options))).toBe("held");
    const second = await request(other, { date, ...changes(1) }, options);
    expect(await readStatus(second)).toBe("unverified");
    expect(await isFree(other, "10:00")).toBe(true);
    const { booking } = second.json();
    expect((await verifyByLink(app, booking.id)).json().bookingStatus).toBe("confirmed");
    // The next of these tests starts with nothing held.
    await sql`update bookings.booking set status = 'expired' where status = 'held'`.execute(app.db);
  });

  test.each<[string, Record<string, unknown>, string | undefined]>([
    ["email", { customerEmail: "at.once@people.example" }, undefined],
    ["network", {}, makeRandomIp()],
    ["browser", { browserId: "one-browser-at-once" }, undefined],
  ])(
    "one %s holds one time, also at four businesses at the same moment",
    async (_what, changes, ip) => {
      const studios = await Promise.all(
        Array.from({ length: 4 }, () => makeStudio(app, { confirmsInstantly: true })),
      );
      const options = ip === undefined ? {} : { ip };
      const responses = await Promise.all(
        studios.map((studio) => request(studio, { date, ...changes }, options)),
      );
      const statuses = await Promise.all(responses.map(readStatus));
      expect(statuses.sort()).toEqual(["held", "unverified", "unverified", "unverified"]);
    },
  );

  test("at most a tenth of a day's free times is held for links", async () => {
    const studio = await makeStudio(app, { confirmsInstantly: true });
    const statuses = [];
    // Sixteen half hours from nine to five: one of them.
    for (const start of ["09:00", "10:00", "11:00"])
      statuses.push(await readStatus(await request(studio, { date, start })));
    expect(statuses).toEqual(["held", "unverified", "unverified"]);
    expect(await readStatus(await request(studio, { date: getDayAhead(8), start: "10:00" }))).toBe(
      "held",
    );
  });

  test("twenty strangers leave the calendar open to a member", async () => {
    const studio = await makeStudio(app, { confirmsInstantly: true });
    const hours = ["09", "10", "11", "12", "13", "14", "15", "16"];
    const startTimes = hours.flatMap((hour) => [`${hour}:00`, `${hour}:30`]);
    // Sixteen times are the whole day; four of them are asked for twice.
    const requestedTimes = [...startTimes, ...startTimes.slice(-4)];
    const statuses = [];
    for (const start of requestedTimes)
      statuses.push(await readStatus(await request(studio, { date, start })));
    expect(statuses).toEqual(["held", ...Array.from({ length: 19 }, () => "unverified")]);
    const freeFlags = await Promise.all(startTimes.map((start) => isFree(studio, start)));
    expect(freeFlags.filter(Boolean)).toHaveLength(15);
    const memberResponse = await request(
      studio,
      { date, start: "16:30" },
      { as: await app.signIn() },
    );
    expect(await readStatus(memberResponse)).toBe("confirmed");
  });

  test("a guest with a mobile alone may ask; the business decides", async () => {
    const changes = { date, start: "15:00", customerEmail: "", customerPhone: "0400 111 222" };
    expect(await readStatus(await request(instant, changes))).toBe("requested");
  });

  test("a member whose email isn't verified confirms by the link like a guest", async () => {
    const unprovenMember = await app.signInAs({ ...makePerson(), emailVerified: false });
    const response = await request(instant, { date, start: "16:00" }, { as: unprovenMember });
    expect(await readStatus(response)).toBe("held");
  });
});

describe("X-100 where a business takes requests", () => {
  test("nothing is held, and the owner hears of it once the link was opened", async () => {
    const studio = await makeStudio(app);
    const customerEmail = makeFreshEmail();
    const response = await request(studio, { date, customerEmail });
    expect(await readStatus(response)).toBe("unverified");
    expect(await isFree(studio, "10:00")).toBe(true);
    const { booking } = response.json();
    await runTasks(app.services);
    expect((await expectMail(customerEmail)).text).toContain("This time isn't held for you");
    const verified = await verifyByLink(app, booking.id);
    expect(verified.json().bookingStatus).toBe("requested");
    await runTasks(app.services);
    const [ownerMail] = await expectMails(studio.owner.email, 1);
    expect(ownerMail?.subject).toMatch(/^New request: Abuk Majok, /);
    // A second press changes nothing.
    expect((await verifyByLink(app, booking.id)).json().code).toBe("booking_not_allowed");
  });

  test("what waits until its visit would begin expires", async () => {
    const studio = await makeStudio(app);
    const { booking } = (await request(studio, { date })).json();
    const getTimeAfterStart = () => new Date(Date.parse(booking.startsAt) + 1_000);
    await maintainBookings({
      ...makeDeps(app),
      refundPayment: async () => {},
      setShareDue: async () => {},
      clock: getTimeAfterStart,
    });
    expect(await readStoredStatus(booking.id)).toBe("expired");
  });
});

describe("what one person does never counts against another", () => {
  const startTimes = ["09:00", "09:30", "10:00", "10:30", "11:00"];

  test("six requests by one phone and six emails: the sixth takes the step, and is not refused", async () => {
    const studio = await makeStudio(app, { confirmsInstantly: true });
    const customerPhone = "0400 222 333";
    for (const start of startTimes) await book(app, studio, { date, start, customerPhone });
    const sixthResponse = await request(studio, { date, start: "12:00", customerPhone });
    expect(await readStatus(sixthResponse)).toBe("unverified");
    const { booking } = sixthResponse.json();
    expect((await verifyByLink(app, booking.id)).json().bookingStatus).toBe("confirmed");
  });

  test("six requests by one phone alone: the sixth is asked for an email", async () => {
    const studio = await makeStudio(app);
    const contact = { date, customerEmail: "", customerPhone: "0400 333 444" };
    for (const start of startTimes)
      expect(await readStatus(await request(studio, { ...contact, start }))).toBe("requested");
    const sixthResponse = await request(studio, { ...contact, start: "12:00" });
    expect(sixthResponse.statusCode).toBe(400);
    expect(sixthResponse.json().fields.customerEmail).toBe(
      "There are several open requests with this number already. Please add your email so that you can confirm this one.",
    );
    const responseWithEmail = await request(studio, {
      ...contact,
      start: "12:00",
      customerEmail: makeFreshEmail(),
    });
    expect(responseWithEmail.statusCode).toBe(201);
  });

  test("a regular books whatever others typed with their email and phone", async () => {
    const studio = await makeStudio(app, { confirmsInstantly: true });
    const regularCustomer = await app.signIn();
    const contact = { customerEmail: regularCustomer.email, customerPhone: "0400 444 555" };
    for (const start of startTimes) await request(studio, { date, start, ...contact });
    for (const index of startTimes.keys())
      await insertBooking(app.db, {
        businessId: studio.id,
        isVerified: false,
        ...contact,
        startsAt: new Date(Date.now() + (20 + index) * 86_400_000),
      });
    const memberResponse = await request(
      studio,
      { date, start: "14:00", ...contact },
      { as: regularCustomer },
    );
    expect(await readStatus(memberResponse)).toBe("confirmed");
  });

  test("the sixth visit of one proven email is refused with a sentence", async () => {
    const studio = await makeStudio(app, { confirmsInstantly: true });
    const customerEmail = makeFreshEmail();
    for (const start of startTimes) await book(app, studio, { date, start, customerEmail });
    const sixthResponse = await request(studio, { date, start: "12:00", customerEmail });
    expect(sixthResponse.statusCode).toBe(201);
    const refused = await verifyByLink(app, sixthResponse.json().booking.id);
    expect(refused.json()).toMatchObject({
      code: "too_many_open_requests",
      error: expect.stringContaining("You already have five visits to come here."),
    });
  });
});

describe("the email with the link", () => {
  test("goes out three times an hour, and one link opens everything that waits", async () => {
    const studio = await makeStudio(app);
    const customerEmail = makeFreshEmail();
    const ids: string[] = [];
    for (const start of ["09:00", "10:00", "11:00", "12:00", "13:00"])
      ids.push((await request(studio, { date, start, customerEmail })).json().booking.id);
    await runTasks(app.services);
    const mails = await expectMails(customerEmail, 3);
    expect(mails).toHaveLength(3);
    const token = /token=([\w-]+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";
    const waitingResponse = await app.call("POST", "/dir/booking-links/waiting", {
      body: { token },
    });
    expect(waitingResponse.json().data).toHaveLength(4);
    const lastBookingId = ids.at(-1);
    const verified = await app.call("PUT", "/dir/booking-links", {
      body: { token, action: "verify", bookingId: lastBookingId },
    });
    expect(verified.json()).toMatchObject({ id: lastBookingId, bookingStatus: "requested" });
  });

  test("a link confirms nothing that was made with another email, and does nothing else to another booking", async () => {
    const studio = await makeStudio(app);
    const [mine, theirs] = [
      (await request(studio, { date, customerEmail: makeFreshEmail() })).json().booking,
      (await request(studio, { date, start: "12:00", customerEmail: makeFreshEmail() })).json()
        .booking,
    ];
    const token = await insertLink(app, mine.id);
    for (const action of ["verify", "cancel"]) {
      const response = await app.call("PUT", "/dir/booking-links", {
        body: { token, action, bookingId: theirs.id },
      });
      expect(response.statusCode).toBe(404);
    }
    expect(await readStoredStatus(theirs.id)).toBe("unverified");
  });

  test("says nothing that the visitor typed", async () => {
    const studio = await makeStudio(app);
    const plantedContents = {
      customerName: "URGENT: your account closes https://evil.example",
      customerNotes: "Confirm your card at https://evil.example/pay",
    };
    const customerEmail = makeFreshEmail();
    const { booking } = (await request(studio, { date, customerEmail, ...plantedContents })).json();
    await runTasks(app.services);
    await verifyByLink(app, booking.id);
    await runTasks(app.services);
    for (const { subject, text, html } of await expectMails(customerEmail, 2))
      expect(`${subject}\n${text}\n${html}`).not.toMatch(/URGENT|evil\.example|your card/);
  });

  test("a mobile alone tells the owner a first name and a number, and the rest is on the page", async () => {
    const studio = await makeStudio(app);
    await request(studio, {
      date,
      customerEmail: "",
      customerPhone: "0400 555 666",
      customerName: "Abuk https://evil.example",
      customerNotes: "Look at https://evil.example",
    });
    await runTasks(app.services);
    const mail = await expectMail(studio.owner.email);
    expect(mail.subject).toMatch(/^New request: Abuk, /);
    expect(mail.text).toContain("0400 555 666");
    expect(mail.text).not.toContain("evil.example");
  });
});

describe("declining everything of one contact", () => {
  test("the owner does it in one press; others keep their visits", async () => {
    const studio = await makeStudio(app);
    const customerPhone = "0400 666 777";
    const ids: string[] = [];
    for (const start of ["09:00", "10:00", "11:00"])
      ids.push((await book(app, studio, { date, start, customerPhone })).id);
    const other = await book(app, studio, { date, start: "15:00" });
    await app.call("PUT", `/dir/bookings/${ids[0]}`, {
      as: studio.owner,
      body: { action: "confirm" },
    });
    const response = await app.call("POST", `/dir/bookings/${ids[1]}/decline-contact`, {
      as: studio.owner,
      body: { cancellationReason: "We don't know you." },
    });
    expect(response.json()).toEqual({ declined: 3 });
    expect(await Promise.all(ids.map(readStoredStatus))).toEqual([
      "cancelled",
      "declined",
      "declined",
    ]);
    expect(await readStoredStatus(other.id)).toBe("requested");
  });

  test("a stranger is refused, and so is the customer", async () => {
    const studio = await makeStudio(app);
    const customer = await app.signIn();
    const { id } = await book(app, studio, { date }, customer);
    for (const as of [customer, await app.signIn()])
      expect(
        (await app.call("POST", `/dir/bookings/${id}/decline-contact`, { as, body: {} }))
          .statusCode,
      ).toBe(404);
    expect(await readStoredStatus(id)).toBe("requested");
  });
});
