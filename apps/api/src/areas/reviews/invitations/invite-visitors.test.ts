import type { PublicReview } from "@boab/contracts/reviews/reviews";
import { reviewPageTexts } from "@boab/contracts/reviews/texts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeId } from "#platform/ids/ids.ts";
import { depsOf } from "#test/deps.ts";
import { insertListing } from "#test/factories/directory.ts";
import { insertReview } from "#test/factories/reviews.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";
import { inviteVisitors } from "./invite-visitors.ts";

const app = useTestApp();
const hourMs = 60 * 60 * 1000;

/** A booking whose visit ended that many hours ago. */
async function visit(
  businessId: string,
  userId: string | null,
  { hoursAgo = 30, status = "completed" } = {},
): Promise<void> {
  const endsAt = new Date(Date.now() - hoursAgo * hourMs);
  const startsAt = new Date(endsAt.getTime() - hourMs);
  await app.db
    .insertInto("bookings.booking")
    .values({
      ...{ id: makeId("BOOK", 8), business_id: businessId, user_id: userId },
      ...{ customer_name: "Ada", starts_at: startsAt, ends_at: endsAt, status },
      blocked: `[${startsAt.toISOString()},${endsAt.toISOString()})`,
      ...{ time_zone: "Australia/Melbourne", payment_status: "pay later", created_at: startsAt },
      completed_at: status === "completed" ? endsAt : null,
    })
    .execute();
}

async function invite() {
  await inviteVisitors(depsOf(app), 1);
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
    const made = await app.signIn();
    people.push(made);
    return made.userId;
  };
  await visit(businessId, await person(), { hoursAgo: 5 });
  await visit(businessId, await person(), { hoursAgo: 9 * 24 });
  await visit(businessId, await person(), { status: "no_show" });
  const wrote = await person();
  await insertReview(app.db, { businessId, authorId: wrote });
  await visit(businessId, wrote);
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
    ...{ businessId, authorId: friend.userId, comment: "friend", tie: "knows owner" },
  });
  const read = async (query = ""): Promise<PublicReview[]> =>
    (await app.call("GET", `/dir-review/get-all?businessId=${businessId}${query}`)).json().data;
  const verified = (await read()).filter(({ isVerified }) => isVerified);
  expect(verified.map(({ comment }) => comment)).toEqual(["came"]);
  expect((await read("&show=verified")).map(({ comment }) => comment)).toEqual(["came"]);
});

test("the link in an invitation stops them all, without signing in, and lies nowhere in the clear", async () => {
  const businessId = await insertListing(app.db);
  const other = await insertListing(app.db);
  const ada = await app.signIn();
  await visit(businessId, ada.userId);
  await invite();
  const [mail] = await expectMails(ada.email, 1);
  const token = /review-emails\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(mail?.headers["list-unsubscribe"]).toContain(token);
  const { rows } = await sql`select from pgboss.job where data::text like ${`%${token}%`}
    union all select from reviews.visit_invitation where stop_token_hash::text like ${`%${token}%`}`.execute(
    app.db,
  );
  expect(rows).toEqual([]);
  const stop = (value: string) =>
    app.call("POST", "/dir-review/invitations/stop", { body: { token: value } });
  expect((await stop("t".repeat(32))).statusCode).toBe(404);
  expect((await stop(token)).json()).toEqual({ message: reviewPageTexts.stopped });
  expect((await stop(token)).statusCode).toBe(200);
  await visit(other, ada.userId);
  await invite();
  await expectMails(ada.email, 1);
});

test("somebody who asked us to stop before the email was sent gets none", async () => {
  const ada = await app.signIn();
  await visit(await insertListing(app.db), ada.userId);
  await inviteVisitors(depsOf(app), 1);
  await app.db
    .insertInto("reviews.invitation_opt_out")
    .values({ profile_id: ada.userId, created_at: new Date() })
    .execute();
  await runTasks(app.services);
  await expectMails(ada.email, 0);
});
