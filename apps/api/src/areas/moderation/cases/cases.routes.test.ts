import { randomUUID } from "node:crypto";
import { formerFields } from "@boab/contracts/common/former-names";
import type { OwnDecision } from "@boab/contracts/moderation/appeals";
import type { CaseRow, CaseSummary, ModerationCase } from "@boab/contracts/moderation/cases";
import type { PublicReview } from "@boab/contracts/reviews/reviews";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { insertListing } from "#test/factories/directory.ts";
import { insertReview, insertReviewCase } from "#test/factories/reviews.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
let moderator: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  moderator = await app.signIn({ adminStatus: "Moderator" }, "Mo Moderator");
  admin = await app.signIn({ adminStatus: "Admin" }, "Nya Admin");
});

/** A review by a new member, reported by another. */
async function makeReportedReview(changes: { ownerId?: string } = {}) {
  const businessId = await insertListing(app.db, { name: "Teranga Table", ...changes });
  const author = await app.signIn({}, "Dean Kaye");
  const reporter = await app.signIn({}, "Fatou Ndiaye");
  const body = { businessId, rating: 1, comment: "The food was off.", tie: "customer" };
  const { id: reviewId } = (
    await app.call("POST", "/dir-review/create", { as: author, body })
  ).json<PublicReview>();
  const sent = await app.call("POST", `/dir-review/${reviewId}/reports`, {
    as: reporter,
    body: { reason: "not real", details: "We were closed that day." },
  });
  expect(sent.statusCode, sent.body).toBe(201);
  const { rows } = await sql<{ id: string }>`select id from moderation.report_case
    where subject_id = ${reviewId} and status = 'open'`.execute(app.db);
  return { businessId, author, reporter, reviewId, caseId: rows[0]?.id ?? "" };
}

const decide = (caseId: string, as: SignedIn, body: object) =>
  app.call("POST", `/admin/moderation/${caseId}/decisions`, { as, body });
const removal = { verdict: "remove", reason: "not real", note: "Please name the day." };

const read = async (caseId: string, as = moderator): Promise<ModerationCase> =>
  (await app.call("GET", `/admin/moderation/${caseId}`, { as })).json();

const listShownReviews = async (businessId: string): Promise<PublicReview[]> =>
  (await app.call("GET", `/dir-review/get-all?businessId=${businessId}`)).json().data;

/** The seconds in which a decision can be undone have passed. */
async function endUndoPeriod() {
  await sql`update pgboss.job set start_after = now()
    where name = 'moderation.notify-decision'`.execute(app.db);
  await runTasks(app.services);
}

describe("the queue", () => {
  test("shows what was reported, most reported first, with what is known about it", async () => {
    const { caseId, reviewId } = await makeReportedReview();
    const other = await makeReportedReview();
    await insertReviewCase(app.db, other.reviewId, moderator.userId);
    const { data, summary } = (
      await app.call("GET", "/admin/moderation?limit=50", { as: moderator })
    ).json<{ data: CaseRow[]; summary: CaseSummary }>();
    const places = data.map(({ id }) => id);
    expect(places.indexOf(other.caseId)).toBeLessThan(places.indexOf(caseId));
    expect(summary.waiting).toBe(data.length);
    expect(summary[formerFields.medianWaitMinutes[0]]).toBe(summary.medianWaitMinutes);
    expect(data.find(({ id }) => id === caseId)).toMatchObject({
      kind: "review",
      title: "Review of Teranga Table",
      text: "The food was off.",
      reportCount: 1,
      verdict: null,
      hasAppeal: false,
    });
    const found = await read(caseId);
    expect(found.subject).toMatchObject({ authorName: "Dean Kaye", rating: 1, earlierRemovals: 0 });
    expect(found.subject?.details).toContainEqual({ label: "Other reviews", value: "None" });
    expect(found.reasons).toEqual([{ reason: "not real", count: 1 }]);
    expect(found.reports).toMatchObject([
      { details: "We were closed that day.", reporterName: "Fatou Ndiaye" },
    ]);
    await app.call("DELETE", `/dir-review/delete/${reviewId}`, { as: admin });
    expect(await read(caseId)).toMatchObject({ status: "closed", subject: null });
  });

  test("pages without a gap in every list", async () => {
    for (let turn = 0; turn < 5; turn++) await makeReportedReview();
    for (const name of ["waiting", "decided", "appeals"]) {
      const all = await app.call("GET", `/admin/moderation?list=${name}&limit=50`, {
        as: moderator,
      });
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const url = `/admin/moderation?list=${name}&limit=2${cursor && `&cursor=${cursor}`}`;
        const page: { data: CaseRow[]; nextCursor: string | null } = (
          await app.call("GET", url, { as: moderator })
        ).json();
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(all.json().data.map(({ id }: CaseRow) => id));
    }
  });

  test("a second report by the same member adds nothing while the first waits", async () => {
    const { caseId, reviewId, reporter } = await makeReportedReview();
    const again = await app.call("POST", `/dir-review/${reviewId}/reports`, {
      as: reporter,
      body: { reason: "hateful" },
    });
    expect(again.statusCode).toBe(201);
    expect((await read(caseId)).reportCount).toBe(1);
  });
});

describe("a decision", () => {
  test("removes the review at once, and emails writer and reporter with the reason", async () => {
    const { businessId, author, reporter, caseId } = await makeReportedReview();
    const response = await decide(caseId, moderator, removal);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({
      status: "decided",
      decision: {
        verdict: "remove",
        isMine: true,
        isNotified: false,
        [formerFields.isNotified[0]]: false,
        decidedByName: "Mo Moderator",
      },
    });
    expect(await listShownReviews(businessId)).toEqual([]);
    await runTasks(app.services);
    await expectMails(author.email, 0);
    await endUndoPeriod();
    const [toAuthor] = await expectMails(author.email, 1);
    expect(toAuthor?.subject).toBe("We removed your review of Teranga Table");
    expect(toAuthor?.text).toContain("because it isn't based on a real visit");
    expect(toAuthor?.text).toContain("Please name the day.");
    const [toReporter] = await expectMails(reporter.email, 1);
    expect(toReporter?.text).toContain("We removed it because it isn't based on a real visit.");
    expect(toReporter?.text).not.toContain("Dean");
    await endUndoPeriod();
    await expectMails(author.email, 1);
    const { rows } = await sql<{ actor: string }>`select actor_id as actor
      from platform.audit_entry where act = 'remove reported content' order by id desc limit 1`.execute(
      app.db,
    );
    expect(rows).toEqual([{ actor: moderator.userId }]);
  });

  test("keeps it, and only the reporter hears of it", async () => {
    const { businessId, author, reporter, caseId } = await makeReportedReview();
    await decide(caseId, moderator, { verdict: "keep", reason: "opinion" });
    await endUndoPeriod();
    expect(await listShownReviews(businessId)).toHaveLength(1);
    await expectMails(author.email, 0);
    const [mail] = await expectMails(reporter.email, 1);
    expect(mail?.text).toContain("We kept it because it's an opinion");
  });

  test("of two at the same moment one counts, and the other learns that somebody was faster", async () => {
    const { caseId } = await makeReportedReview();
    const responses = await Promise.all([
      decide(caseId, moderator, removal),
      decide(caseId, admin, { verdict: "keep", reason: "opinion" }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().code).toBe(
      "already_decided",
    );
  });

  test("needs a reason that fits the verdict", async () => {
    const { caseId } = await makeReportedReview();
    for (const body of [
      { verdict: "remove" },
      { verdict: "remove", reason: "opinion" },
      { verdict: "keep", reason: "spam" },
      { verdict: "delete", reason: "spam" },
    ])
      expect((await decide(caseId, moderator, body)).statusCode).toBe(400);
  });

  test("is not made by somebody whom it is about", async () => {
    const { caseId } = await makeReportedReview({ ownerId: moderator.userId });
    expect((await decide(caseId, moderator, removal)).json().code).toBe("own_interest");
    expect((await decide(caseId, admin, removal)).statusCode).toBe(201);
  });

  test("undone in time nobody hears of it, and the review is as it was", async () => {
    const { businessId, author, reporter, caseId } = await makeReportedReview();
    const { decision } = (await decide(caseId, moderator, removal)).json<ModerationCase>();
    const reopen = (decisionId?: string) =>
      app.call("POST", `/admin/moderation/${caseId}/reopen`, {
        as: moderator,
        body: { decisionId },
      });
    expect((await reopen(randomUUID())).statusCode).toBe(409);
    const reopened = await reopen(decision?.id);
    expect(reopened.json()).toMatchObject({ status: "open", decision: null });
    expect((await reopen(decision?.id)).statusCode).toBe(409);
    await endUndoPeriod();
    expect(await listShownReviews(businessId)).toHaveLength(1);
    await expectMails(author.email, 0);
    await expectMails(reporter.email, 0);
    expect((await decide(caseId, admin, removal)).statusCode).toBe(201);
  });
});

describe("after a removal", () => {
  async function removed() {
    const reportedReview = await makeReportedReview();
    const { decision } = (
      await decide(reportedReview.caseId, moderator, removal)
    ).json<ModerationCase>();
    const readOwnDecision = (as: SignedIn) =>
      app.call("GET", `/moderation/decisions/${decision?.id}`, { as });
    const appeal = (as: SignedIn, body = "My sister booked the table.") =>
      app.call("POST", `/moderation/decisions/${decision?.id}/appeals`, { as, body: { body } });
    const decideAppeal = (as: SignedIn, outcome: string) =>
      app.call("POST", `/admin/moderation/${reportedReview.caseId}/appeal`, {
        as,
        body: { outcome },
      });
    return { ...reportedReview, own: readOwnDecision, appeal, decideAppeal };
  }

  test("the writer appeals once, and somebody else puts it back", async () => {
    const {
      author,
      reporter,
      businessId,
      own: readOwnDecision,
      appeal,
      decideAppeal,
    } = await removed();
    expect((await readOwnDecision(reporter)).statusCode).toBe(404);
    expect((await readOwnDecision(author)).json<OwnDecision>()).toMatchObject({
      title: "Review of Teranga Table",
      reason: "not real",
      mayAppeal: true,
    });
    expect((await appeal(reporter)).statusCode).toBe(404);
    expect((await appeal(author)).json<OwnDecision>()).toMatchObject({
      mayAppeal: false,
      appeal: { body: "My sister booked the table.", outcome: null },
    });
    expect((await appeal(author)).statusCode).toBe(409);
    expect((await decideAppeal(moderator, "upheld")).json().code).toBe("own_decision");
    expect((await decideAppeal(admin, "restored")).statusCode).toBe(200);
    expect((await decideAppeal(admin, "upheld")).json().code).toBe("already_decided");
    expect(await listShownReviews(businessId)).toHaveLength(1);
    await runTasks(app.services);
    const [mail] = await expectMails(author.email, 1);
    expect(mail?.subject).toBe("Your review of Teranga Table is back");
  });

  test("an appealed decision is not simply undone", async () => {
    const { author, caseId, appeal } = await removed();
    await appeal(author);
    const { decision } = await read(caseId);
    const reopened = await app.call("POST", `/admin/moderation/${caseId}/reopen`, {
      as: admin,
      body: { decisionId: decision?.id },
    });
    expect(reopened.statusCode).toBe(409);
  });

  test("a review that its writer changed waits for a moderator before it shows again", async () => {
    const { author, businessId, reviewId } = await removed();
    const body = { rating: 2, comment: "Slow on Friday 6 November.", tie: "customer" };
    const changed = await app.call("PUT", `/dir-review/update/${reviewId}`, { as: author, body });
    expect(changed.json()).toMatchObject({ isRemoved: true });
    expect(await listShownReviews(businessId)).toEqual([]);
    const { rows } = await sql<{ id: string }>`select id from moderation.report_case
      where subject_id = ${reviewId} and status = 'open'`.execute(app.db);
    const again = rows[0]?.id ?? "";
    expect(await read(again)).toMatchObject({
      subject: { text: "Slow on Friday 6 November.", isHidden: true, earlierRemovals: 1 },
      reasons: [{ reason: "edited after removal", count: 1 }],
    });
    await decide(again, moderator, { verdict: "keep", reason: "real visit" });
    expect(await listShownReviews(businessId)).toHaveLength(1);
    await endUndoPeriod();
    const mails = await expectMails(author.email, 2);
    expect(mails.map(({ subject }) => subject)).toContain("Your review of Teranga Table is back");
  });

  test("what a member reported and appealed is exported, and goes with the account", async () => {
    const { author, reporter, appeal } = await removed();
    await appeal(author);
    const readMyData = async (as: SignedIn) =>
      (await app.call("GET", "/user/my-data", { as })).json();
    expect((await readMyData(author)).moderationDecisions).toMatchObject([
      { verdict: "remove", appeal: "My sister booked the table." },
    ]);
    expect((await readMyData(reporter)).contentReports).toMatchObject([
      { kind: "review", details: "We were closed that day." },
    ]);
    for (const person of [author, reporter])
      await app.call("DELETE", `/user/delete-user/${person.userId}`, { as: person });
    await runTasks(app.services);
    const { rows } = await sql`select from moderation.report where reporter_id = ${reporter.userId}
      union all select from moderation.decision where author_id = ${author.userId}`.execute(app.db);
    expect(rows).toEqual([]);
  });
});

test("one review's reports at the same moment are one case", async () => {
  const reviewId = await insertReview(app.db);
  const people = await Promise.all(Array.from({ length: 4 }, () => app.signIn()));
  await Promise.all(
    people.map((as) =>
      app.call("POST", `/dir-review/${reviewId}/reports`, { as, body: { reason: "hateful" } }),
    ),
  );
  const { rows } = await sql<{ count: number }>`select report_count as count
    from moderation.report_case where subject_id = ${reviewId}`.execute(app.db);
  expect(rows).toEqual([{ count: 4 }]);
});
