import type { BookingStatus } from "@boab/contracts/bookings/limits";
import { reviewCopy } from "@boab/contracts/reviews/copy";
import type { PublicReview } from "@boab/contracts/reviews/reviews";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { isRefused } from "#platform/consent/consents.repository.ts";
import { hashToken, makeId, makeToken } from "#platform/ids/ids.ts";
import { insertPaidPayment } from "#test/access-matrix/payments/objects.ts";
import { makeDeps } from "#test/deps.ts";
import { insertListing } from "#test/factories/directory.ts";
import { insertReview } from "#test/factories/reviews.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { inviteToReview } from "./invite-visitors.ts";

const app = useTestApp();
const hourMs = 60 * 60 * 1000;

/** A booking whose visit ended that many hours ago. */
async function visit(
  businessId: string,
  userId: string | null,
  {
    hoursAgo = 30,
    status = "completed",
    paymentId = null,
  }: { hoursAgo?: number; status?: BookingStatus; paymentId?: string | null } = {},
): Promise<void> {
  const endsAt = new Date(Date.now() - hoursAgo * hourMs);
  const startsAt = new Date(endsAt.getTime() - hourMs);
  await app.db
    .insertInto("bookings.booking")
    .values({
      id: makeId("BOOK", 8),
      businessId,
      userId,
      customerName: "Ada",
      startsAt,
      endsAt,
      status,
      blocked: `[${startsAt.toISOString()},${endsAt.toISOString()})`,
      timeZone: "Australia/Melbourne",
      paymentStatus: "pay later",
      createdAt: startsAt,
      completedAt: status === "completed" ? endsAt : null,
      paymentId,
    })
    .execute();
}

/** What was paid for a visit, and all of it but so much paid back. */
async function payment(buyerId: string, leftCents: number): Promise<string> {
  const { id } = await insertPaidPayment(app, { buyerId });
  await app.db
    .updateTable("payments.sale")
    .set(({ eb }) => ({ refundedCents: eb("amountCents", "-", leftCents) }))
    .where("paymentId", "=", id)
    .execute();
  return id;
}

async function invite() {
  await inviteToReview(makeDeps(app), 1);
  await runTasks(app.services);
}

test("a member is invited once after a visit, the day after", async () => {
  const businessId = await insertListing(app.db, { name: "Braids by Achol" });
  const ada = await app.signIn();
  await visit(businessId, ada.userId);
  await invite();
  await invite();
  const [mail] = await expectMails(ada.email, 1);
  expect(mail?.subject).toBe("How was Braids by Achol?");
  expect(mail?.text).toContain("/reviews?write=1");
});

test("nobody is invited too early, too late, after no visit, or after writing", async () => {
  const businessId = await insertListing(app.db);
  const people: SignedIn[] = [];
  const person = async () => {
    const visitor = await app.signIn();
    people.push(visitor);
    return visitor.userId;
  };
  await visit(businessId, await person(), { hoursAgo: 5 });
  await visit(businessId, await person(), { hoursAgo: 9 * 24 });
  await visit(businessId, await person(), { status: "no_show" });
  const reviewAuthorId = await person();
  await insertReview(app.db, { businessId, authorId: reviewAuthorId });
  await visit(businessId, reviewAuthorId);
  await visit(businessId, null);
  await invite();
  for (const { email } of people) await expectMails(email, 0);
});

test("a customer's review is verified by a completed booking, and by nothing else", async () => {
  const businessId = await insertListing(app.db);
  const other = await insertListing(app.db);
  const [came, missed, friend] = [await app.signIn(), await app.signIn(), await app.signIn()];
  await visit(businessId, came.userId);
  await visit(businessId, missed.userId, { status: "no_show" });
  await visit(other, missed.userId);
  await visit(businessId, friend.userId);
  await insertReview(app.db, { businessId, authorId: came.userId, comment: "came" });
  await insertReview(app.db, { businessId, authorId: missed.userId, comment: "missed" });
  await insertReview(app.db, {
    businessId,
    authorId: friend.userId,
    comment: "friend",
    tie: "knows owner",
  });
  const read = async (query = ""): Promise<PublicReview[]> =>
    (await app.call("GET", `/dir-review/get-all?businessId=${businessId}${query}`)).json().data;
  const verified = (await read()).filter(({ isVerified }) => isVerified);
  expect(verified.map(({ comment }) => comment)).toEqual(["came"]);
  expect((await read("&show=verified")).map(({ comment }) => comment)).toEqual(["came"]);
});

test("X-103 a visit that was refunded as a whole verifies nothing; one refunded in part does", async () => {
  const businessId = await insertListing(app.db);
  const [whole, part] = [await app.signIn(), await app.signIn()];
  await visit(businessId, whole.userId, { paymentId: await payment(whole.userId, 0) });
  await visit(businessId, part.userId, { paymentId: await payment(part.userId, 1) });
  await insertReview(app.db, { businessId, authorId: whole.userId, comment: "whole" });
  await insertReview(app.db, { businessId, authorId: part.userId, comment: "part" });
  const read = async (query = ""): Promise<PublicReview[]> =>
    (await app.call("GET", `/dir-review/get-all?businessId=${businessId}${query}`)).json().data;
  const marks = (await read()).map(({ comment, isVerified }) => [comment, isVerified]);
  expect(Object.fromEntries(marks)).toEqual({ whole: false, part: true });
  expect((await read("&show=verified")).map(({ comment }) => comment)).toEqual(["part"]);
  // Another visit that was paid for is a visit.
  await visit(businessId, whole.userId, { hoursAgo: 60 });
  expect(await read("&show=verified")).toHaveLength(2);
});

test("the link in an invitation stops them all, without signing in, and lies nowhere in the clear", async () => {
  const businessId = await insertListing(app.db);
  const other = await insertListing(app.db);
  const ada = await app.signIn();
  await visit(businessId, ada.userId);
  await invite();
  const [mail] = await expectMails(ada.email, 1);
  const token = /emails\/unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(mail?.headers["list-unsubscribe"]).toContain(token);
  const { rows } = await sql`select from pgboss.job where data::text like ${`%${token}%`}
    union all select from platform.unsubscribe_link as link where link::text like ${`%${token}%`}`.execute(
    app.db,
  );
  expect(rows).toEqual([]);
  const body = { token };
  expect((await app.call("POST", "/emails/unsubscriptions", { body })).statusCode).toBe(200);
  await visit(other, ada.userId);
  await invite();
  await expectMails(ada.email, 1);
});

test("the link in an invitation of an earlier release still stops them all", async () => {
  const businessId = await insertListing(app.db);
  const ada = await app.signIn();
  await visit(businessId, ada.userId);
  await invite();
  const token = makeToken();
  await sql`update reviews.visit_invitation set stop_token_hash = ${hashToken(token)}
    where booking_id in (select id from bookings.booking where user_id = ${ada.userId})`.execute(
    app.db,
  );
  const stopInvitations = (value: string) =>
    app.call("POST", "/dir-review/invitations/stop", { body: { token: value } });
  expect((await stopInvitations("t".repeat(32))).statusCode).toBe(404);
  expect(await isRefused(app.db, ada.email, "review-invitations")).toBe(false);
  expect((await stopInvitations(token)).json()).toEqual({ message: reviewCopy.stopped });
  expect((await stopInvitations(token)).statusCode).toBe(200);
  expect(await isRefused(app.db, ada.email, "review-invitations")).toBe(true);
});

test("somebody who asked us to stop before the email was sent gets none", async () => {
  const ada = await app.signIn();
  await visit(await insertListing(app.db), ada.userId);
  await inviteToReview(makeDeps(app), 1);
  await app.db
    .insertInto("reviews.invitationOptOut")
    .values({ profileId: ada.userId, createdAt: new Date() })
    .execute();
  await runTasks(app.services);
  await expectMails(ada.email, 0);
});
