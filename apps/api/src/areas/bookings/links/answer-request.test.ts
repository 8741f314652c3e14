import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { book, insertLink, makeStudio, type Studio } from "#test/factories/bookings.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { type CaughtMail, expectMail, expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

// Several emails are waited for.
vi.setConfig({ testTimeout: 60_000 });

const app = useTestApp();
let studio: Studio;
let hour = 0;

beforeAll(async () => {
  studio = await makeStudio(app);
});

const run = () => runTasks(app.services);
const open = (token: string) => app.call("POST", "/dir/booking-request-links", { body: { token } });
const answer = (token: string, decision: string) =>
  app.call("PUT", "/dir/booking-request-links", { body: { token, decision } });
const readToken = ({ text }: CaughtMail, path: "confirm" | "decline") =>
  new RegExp(`/booking/answer/${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? "";
const readStatus = async (id: string) =>
  (
    await app.db
      .selectFrom("bookings.booking")
      .select("status")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).status;

/** A guest asks for a time of their own, and the owner gets the email with the two links. */
async function request(of: Studio = studio, changes: Record<string, unknown> = {}) {
  const customerName = `Abuk ${Math.random().toString(36).slice(2)}`;
  const slot = { date: getDayAhead(20 + Math.floor(hour / 7)), start: `${10 + (hour++ % 7)}:00` };
  const booking = await book(app, of, { customerName, ...slot, ...changes });
  await run();
  const mail = await expectMail(
    ({ subject, envelope }) =>
      subject.startsWith(`New request: ${customerName}`) &&
      envelope.to.some(({ address }) => address === of.owner.email),
  );
  return { id: booking.id, customerName, customerEmail: booking.customerEmail, mail, ...slot };
}

describe("a request is answered by the links in the owner's email", () => {
  test("both links are in the email, carry 128 bits, and only a hash is stored", async () => {
    const { mail } = await request();
    const token = readToken(mail, "confirm");
    expect(readToken(mail, "decline")).toBe(token);
    expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
    const { rows } = await sql<{ stored: string }>`
      select link::text as stored from bookings.request_link as link`.execute(app.db);
    for (const { stored } of rows) expect(stored).not.toContain(token);
    const { rows: queued } = await sql<{ data: string }>`
      select data::text as data from pgboss.job where name like 'bookings.%'`.execute(app.db);
    for (const { data } of queued) expect(data).not.toContain(token);
  });

  test("opening it shows service, time and person, and changes nothing", async () => {
    const { id, mail, customerName } = await request();
    const token = readToken(mail, "confirm");
    const opened = await open(token);
    expect(opened.json()).toMatchObject({
      id,
      serviceTitle: "Trim",
      customerName,
      bookingStatus: "requested",
      can: { confirm: true, decline: true },
    });
    expect(opened.headers["cache-control"]).toContain("no-store");
    await open(token);
    expect(await readStatus(id)).toBe("requested");
    expect((await answer(token, "confirmed")).statusCode).toBe(200);
  });

  test.each(["confirmed", "declined"] as const)("%s without a log-in, once", async (decision) => {
    const { id, mail, customerEmail } = await request();
    const token = readToken(mail, "confirm");
    const answered = await answer(token, decision);
    expect(answered.json()).toMatchObject({
      bookingStatus: decision,
      can: { confirm: false, decline: false },
    });
    await run();
    const subjects = (await expectMails(customerEmail, 2)).map(({ subject }) => subject);
    const expected = decision === "confirmed" ? /^Confirmed: / : /can't do/;
    expect(subjects).toContainEqual(expect.stringMatching(expected));
    const again = await answer(token, decision === "confirmed" ? "declined" : "confirmed");
    expect(again.json().code).toBe("booking_not_allowed");
    expect(await readStatus(id)).toBe(decision);
    // The page still says what became of it.
    expect((await open(token)).json().bookingStatus).toBe(decision);
  });

  test("pressing twice at the same moment answers once", async () => {
    const { id, mail } = await request();
    const token = readToken(mail, "confirm");
    const responses = await Promise.all([
      answer(token, "confirmed"),
      answer(token, "declined"),
      answer(token, "confirmed"),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(["confirmed", "declined"]).toContain(await readStatus(id));
  });

  test("a stranger's token, a guest's own link and a calendar's answer nothing", async () => {
    const { id } = await request();
    const guestLink = await insertLink(app, id);
    for (const token of [guestLink, "a".repeat(32)]) {
      expect((await open(token)).statusCode).toBe(404);
      expect((await answer(token, "confirmed")).statusCode).toBe(404);
    }
    expect(await readStatus(id)).toBe("requested");
  });

  test("the link of one request answers no other action and no other request", async () => {
    const { mail } = await request();
    const other = await request();
    const token = readToken(mail, "confirm");
    const extra = { token, decision: "confirmed", bookingId: other.id };
    const refused = await app.call("PUT", "/dir/booking-request-links", { body: extra });
    expect(refused.statusCode).toBe(400);
    for (const decision of ["cancelled", "completed", "move"])
      expect((await answer(token, decision)).statusCode).toBe(400);
    expect((await open(token)).json().bookingStatus).toBe("requested");
  });

  test("it works for nobody once the owner has lost the business", async () => {
    const own = await makeStudio(app);
    const { id, mail } = await request(own);
    const token = readToken(mail, "confirm");
    const newOwner = await app.signIn();
    await app.db
      .updateTable("directory.business")
      .set({ ownerId: newOwner.userId })
      .where("id", "=", own.id)
      .execute();
    expect((await open(token)).statusCode).toBe(404);
    expect((await answer(token, "confirmed")).statusCode).toBe(404);
    expect(await readStatus(id)).toBe("requested");
  });

  test("it does no more than the rights of whoever got it", async () => {
    const own = await makeStudio(app);
    const { id, mail } = await request(own, { customerPhone: "0491 570 156" });
    const token = readToken(mail, "confirm");
    const formerOwner = own.owner.userId;
    const newOwner = await app.signIn();
    await app.db
      .updateTable("directory.business")
      .set({ ownerId: newOwner.userId })
      .where("id", "=", own.id)
      .execute();
    const setRights = (rights: MemberRight[]) =>
      app.db
        .insertInto("directory.member")
        .values({ businessId: own.id, profileId: formerOwner, rights, invitedBy: newOwner.userId })
        .onConflict((conflict) =>
          conflict.columns(["businessId", "profileId"]).doUpdateSet({ rights }),
        )
        .execute();
    await setRights(["page", "customers"]);
    expect((await open(token)).statusCode).toBe(404);
    await setRights(["all_calendars"]);
    expect((await open(token)).json()).toMatchObject({ customerEmail: null, customerPhone: null });
    await setRights(["all_calendars", "customers"]);
    expect((await open(token)).json().customerPhone).toBe("0491 570 156");
    expect((await answer(token, "confirmed")).statusCode).toBe(200);
    expect(await readStatus(id)).toBe("confirmed");
  });

  test("it stops with the account that it was sent to", async () => {
    const own = await makeStudio(app);
    const { id, mail } = await request(own);
    await app.db
      .updateTable("accounts.profile")
      .set({ userStatus: "Banned" })
      .where("id", "=", own.owner.userId)
      .execute();
    expect((await answer(readToken(mail, "confirm"), "confirmed")).statusCode).toBe(404);
    expect(await readStatus(id)).toBe("requested");
  });

  test("a request that its customer withdrew is shown as cancelled and stays so", async () => {
    const { id, mail } = await request();
    const guestToken = await insertLink(app, id);
    const body = { token: guestToken, action: "cancel" };
    await app.call("PUT", "/dir/booking-links", { body });
    const token = readToken(mail, "confirm");
    expect((await open(token)).json()).toMatchObject({
      bookingStatus: "cancelled",
      can: { confirm: false, decline: false },
    });
    expect((await answer(token, "confirmed")).json().code).toBe("booking_not_allowed");
    expect(await readStatus(id)).toBe("cancelled");
  });

  test("an email about the former time doesn't answer for a new one; the newer email does", async () => {
    const { id, mail, date, customerName } = await request();
    const token = readToken(mail, "confirm");
    const guestToken = await insertLink(app, id);
    const move = { token: guestToken, action: "move", date, start: "09:30" };
    expect((await app.call("PUT", "/dir/booking-links", { body: move })).statusCode).toBe(200);
    expect((await open(token)).json()).toMatchObject({ hasChanged: true, can: { confirm: false } });
    expect((await answer(token, "confirmed")).json().code).toBe("booking_not_allowed");
    await run();
    expect((await open(token)).statusCode).toBe(404);
    const newer = await expectMail(({ subject }) => subject.startsWith(`Moved: ${customerName}`));
    const answered = await answer(readToken(newer, "confirm"), "confirmed");
    expect(answered.json()).toMatchObject({ bookingStatus: "confirmed", start: "09:30" });
  });

  test("a time that was taken meanwhile is refused, and the link still declines", async () => {
    const { id, mail, date, start } = await request();
    const body = { date, start, customerName: "Caller" };
    const path = `/dir/business/${studio.id}/walk-ins`;
    const entered = await app.call("POST", path, { as: studio.owner, body });
    expect(entered.statusCode).toBe(201);
    // Entering a walk-in declines what it overlaps; this one came in just before it did.
    await sql`update bookings.booking set status = 'requested',
      revision = (select revision from bookings.request_link where booking_id = ${id})
      where id = ${id}`.execute(app.db);
    const token = readToken(mail, "confirm");
    expect((await answer(token, "confirmed")).json().code).toBe("booking_slot_taken");
    expect((await answer(token, "declined")).json().bookingStatus).toBe("declined");
  });

  test("closing the account deletes the links that were sent to it", async () => {
    const owner: SignedIn = await app.signIn();
    const { id } = await request();
    await app.db
      .insertInto("bookings.requestLink")
      .values({
        tokenHash: Buffer.from("a hash of its own"),
        bookingId: id,
        userId: owner.userId,
        revision: 1,
        createdAt: new Date(),
      })
      .execute();
    const exported = await app.call("GET", "/user/my-data", { as: owner });
    expect(exported.body).toContain(id);
    await app.call("DELETE", `/user/delete-user/${owner.userId}`, { as: owner });
    await run();
    const left = await app.db
      .selectFrom("bookings.requestLink")
      .select("bookingId")
      .where("userId", "=", owner.userId)
      .execute();
    expect(left).toEqual([]);
  });
});
