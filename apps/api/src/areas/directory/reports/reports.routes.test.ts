import { randomUUID } from "node:crypto";
import type { OwnDecision } from "@boab/contracts/moderation/appeals";
import type { CaseRow, ModerationCase } from "@boab/contracts/moderation/cases";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { insertListing } from "#test/factories/directory.ts";
import { makeEditor, makeListing, signInOwner } from "#test/factories/listings.ts";
import { makeRandomIp, type SignedIn, useTestApp } from "#test/harness.ts";
import { expectMails } from "#test/mail-catcher.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
let moderator: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  moderator = await app.signIn({ adminStatus: "Moderator" }, "Mo Moderator");
  admin = await app.signIn({ adminStatus: "Admin" }, "Nya Admin");
});

const report = (
  id: string,
  body: object,
  as?: SignedIn,
  from: { headers?: Record<string, string>; ip?: string } = {},
) => app.call("POST", `/dir/business/${id}/reports`, { body, ...from, ...(as && { as }) });

/** The cases about one listing, the open one first. */
async function readCases(listingId: string): Promise<ModerationCase[]> {
  const { rows } = await sql<{ id: string }>`select id from moderation.report_case
    where subject_kind = 'listing' and subject_id = ${listingId}
    order by status = 'open' desc, decided_at desc`.execute(app.db);
  return Promise.all(
    rows.map(async ({ id }) =>
      (await app.call("GET", `/admin/moderation/${id}`, { as: moderator })).json(),
    ),
  );
}

async function readCase(listingId: string): Promise<ModerationCase> {
  const [found] = await readCases(listingId);
  if (!found) throw new Error("nothing waits");
  return found;
}

const decide = (caseId: string, as: SignedIn | undefined, body: object) =>
  app.call("POST", `/admin/moderation/${caseId}/decisions`, { body, ...(as && { as }) });

const correctedDecision = { verdict: "keep", reason: "corrected" };
const scamRemoval = { verdict: "remove", reason: "scam", note: "Nobody answers at that number." };

const getStatusCode = async (id: string) =>
  (await app.call("GET", `/dir/business/${id}`)).statusCode;

/** The seconds in which a decision can be undone have passed. */
async function passUndoTime() {
  await sql`update pgboss.job set start_after = now()
    where name = 'moderation.notify-decision'`.execute(app.db);
  await runTasks(app.services);
}

describe("reporting a listing", () => {
  test("is open to members and visitors, and waits in the moderation queue as one case", async () => {
    const ada = await app.signIn({}, "Ada Reporter");
    const owner = await signInOwner(app, "Pro");
    const { id } = await makeListing(app, owner, { businessName: "Odd Shop" });
    const sent = await report(id, { reason: "scam", details: "  Asked for my PIN. " }, ada);
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toEqual({ message: "Thanks for telling us. We'll look into it." });
    expect((await report(id, { reason: "closed", details: "Gone." })).statusCode).toBe(201);
    const found = await readCase(id);
    expect(found).toMatchObject({ kind: "listing", status: "open", reportCount: 2 });
    expect(found.subject).toMatchObject({ title: "Listing “Odd Shop”", isHidden: false });
    expect(found.reports).toMatchObject([
      { reason: "closed", details: "Gone.", reporterName: null },
      { reason: "scam", details: "Asked for my PIN.", reporterName: "Ada Reporter" },
    ]);
    const { data, summary } = (
      await app.call("GET", "/admin/moderation?kind=listing&limit=50", { as: moderator })
    ).json<{ data: CaseRow[]; summary: { waitingByKind: Record<string, number> } }>();
    expect(data.map((row) => row.kind)).not.toContain("review");
    expect(data.map((row) => row.id)).toContain(found.id);
    expect(summary.waitingByKind.listing).toBe(data.length);
    const live = (await app.call("GET", "/admin/listings?q=odd%20shop", { as: moderator })).json();
    expect(live.data).toMatchObject([{ id, openReports: 2 }]);
  });

  test("adds nothing for the same member while the first report is open", async () => {
    const ada = await app.signIn();
    const id = await insertListing(app.db);
    const responses = await Promise.all([
      report(id, { reason: "scam" }, ada),
      report(id, { reason: "other" }, ada),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await readCase(id)).reportCount).toBe(1);
  });

  test("runs once for one Idempotency-Key", async () => {
    const id = await insertListing(app.db);
    const from = { headers: { "idempotency-key": randomUUID() }, ip: makeRandomIp() };
    for (let turn = 0; turn < 2; turn++)
      expect((await report(id, { reason: "closed" }, undefined, from)).statusCode).toBe(201);
    expect((await readCase(id)).reportCount).toBe(1);
  });

  test("needs a listing everyone can see and a known reason, and bots are not stored", async () => {
    const hidden = await insertListing(app.db, { isLive: false });
    expect((await report(hidden, { reason: "closed" }, moderator)).statusCode).toBe(404);
    const id = await insertListing(app.db);
    const ada = await app.signIn();
    const refused = await report(id, { reason: "boring" }, ada);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ reason: "Please choose a reason." });
    expect((await report(id, { reason: "other", details: "x".repeat(1001) }, ada)).statusCode).toBe(
      400,
    );
    expect((await report(id, { reason: "scam", website: "http://x" }, ada)).statusCode).toBe(201);
    expect(await readCases(id)).toEqual([]);
  });

  test("is limited to five an hour", async () => {
    const ada = await app.signIn();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++)
      statuses.push(
        (await report(await insertListing(app.db), { reason: "other" }, ada)).statusCode,
      );
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test("one that the release before still stores is moved into the queue", async () => {
    const ada = await app.signIn({}, "Ada Reporter");
    const id = await insertListing(app.db);
    for (const reporterId of [ada.userId, null])
      await app.db
        .insertInto("directory.listingReport")
        .values({ businessId: id, reporterId, reason: "scam", details: "An old page sent this." })
        .execute();
    const found = await readCase(id);
    expect(found).toMatchObject({ reportCount: 2, reasons: [{ reason: "scam", count: 2 }] });
    expect(found.reports.map(({ reporterName }) => reporterName)).toContain("Ada Reporter");
  });
});

describe("deciding about a listing", () => {
  async function makeReportedListing() {
    const owner = await signInOwner(app, "Pro");
    const { id } = await makeListing(app, owner);
    const ada = await app.signIn({}, "Ada Reporter");
    await report(id, { reason: "wrong details", details: "secret words" }, ada);
    return { owner, ada, id, caseId: (await readCase(id)).id };
  }

  test("is for staff, is done once, and is audited", async () => {
    const { id, caseId, ada } = await makeReportedListing();
    expect((await decide(caseId, undefined, correctedDecision)).statusCode).toBe(401);
    expect((await decide(caseId, ada, correctedDecision)).statusCode).toBe(403);
    const answers = await Promise.all([
      decide(caseId, moderator, correctedDecision),
      decide(caseId, admin, correctedDecision),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await getStatusCode(id)).toBe(200);
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "changes"])
      .where("objectId", "=", id)
      .where("objectType", "=", "listing")
      .execute();
    expect(lines).toMatchObject([{ act: "keep reported content" }]);
    expect(JSON.stringify(lines)).not.toContain("secret words");
  });

  test("has reasons of its own", async () => {
    const { id, caseId } = await makeReportedListing();
    const refused = await decide(caseId, moderator, { verdict: "keep", reason: "real visit" });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ reason: "Please choose a reason." });
    expect((await readCase(id)).status).toBe("open");
  });

  test("a removal takes it down for everybody else, tells owner and reporter, and says so to the owner", async () => {
    const { owner, ada, id, caseId } = await makeReportedListing();
    expect((await decide(caseId, moderator, scamRemoval)).statusCode).toBe(201);
    expect(await getStatusCode(id)).toBe(404);
    const editing = await app.call("GET", `/dir/business/${id}/editing`, { as: owner });
    expect(editing.json()).toMatchObject({ isRemoved: true });
    const myListingsResponse = await app.call("GET", "/dir/my-listings", { as: owner });
    expect(myListingsResponse.json().data).toMatchObject([
      { id, status: "removed", nextStep: null },
    ]);
    await passUndoTime();
    const [mail] = await expectMails(owner.email, 1);
    expect(mail?.subject).toContain("We removed your listing “");
    expect(mail?.text).toContain("because it looks like a scam");
    expect(mail?.text).toContain("this is your listing on");
    const [thanks] = await expectMails(ada.email, 1);
    expect(thanks?.subject).toContain("About your report: listing “");
  });

  test("the owner shows it no more by going live, nor does an unban, until an appeal is granted", async () => {
    const { owner, id, caseId } = await makeReportedListing();
    const decided = (await decide(caseId, moderator, scamRemoval)).json<ModerationCase>();
    const { version } = (
      await app.call("GET", `/dir/business/${id}/editing`, { as: owner })
    ).json();
    for (const isLive of [false, true]) {
      const saved = await app.call("PUT", `/dir/business/${id}`, {
        as: owner,
        body: { version: version + (isLive ? 1 : 0), isLive },
      });
      expect(saved.statusCode, saved.body).toBe(200);
    }
    expect(await getStatusCode(id)).toBe(404);
    const appealResponse = await app.call(
      "POST",
      `/moderation/decisions/${decided.decision?.id}/appeals`,
      {
        as: owner,
        body: { body: "Our number has changed." },
      },
    );
    expect(appealResponse.json<OwnDecision>()).toMatchObject({ kind: "listing", mayAppeal: false });
    for (const act of ["ban", "unban"]) {
      const body = act === "ban" ? { body: { reason: "Spam" } } : {};
      await app.call("POST", `/admin/users/${owner.userId}/${act}`, { as: admin, ...body });
      await runTasks(app.services);
    }
    expect(await getStatusCode(id)).toBe(404);
    const restored = await app.call("POST", `/admin/moderation/${caseId}/appeal`, {
      as: admin,
      body: { outcome: "restored" },
    });
    expect(restored.statusCode, restored.body).toBe(200);
    expect(await getStatusCode(id)).toBe(200);
  });

  test("undone, the listing is back; that of a banned owner stays withheld", async () => {
    const { owner, id, caseId } = await makeReportedListing();
    const decided = (await decide(caseId, moderator, scamRemoval)).json<ModerationCase>();
    await app.call("POST", `/admin/users/${owner.userId}/ban`, {
      as: admin,
      body: { reason: "Spam" },
    });
    await runTasks(app.services);
    const reopened = await app.call("POST", `/admin/moderation/${caseId}/reopen`, {
      as: moderator,
      body: { decisionId: decided.decision?.id },
    });
    expect(reopened.statusCode, reopened.body).toBe(200);
    expect(await getStatusCode(id)).toBe(404);
    await app.call("POST", `/admin/users/${owner.userId}/unban`, { as: admin });
    await runTasks(app.services);
    expect(await getStatusCode(id)).toBe(200);
  });

  test("nobody decides about a listing they own, edit or reported", async () => {
    const ownedListingId = await insertListing(app.db, { ownerId: moderator.userId });
    const reportedListingId = await insertListing(app.db);
    const editedListingId = await insertListing(app.db);
    await makeEditor(app, { id: editedListingId }, moderator);
    await report(ownedListingId, { reason: "scam" });
    await report(editedListingId, { reason: "scam" });
    await report(reportedListingId, { reason: "scam" }, moderator);
    for (const id of [ownedListingId, editedListingId, reportedListingId]) {
      const { id: caseId } = await readCase(id);
      const refused = await decide(caseId, moderator, scamRemoval);
      expect([refused.statusCode, refused.json().code]).toEqual([403, "own_interest"]);
      expect((await decide(caseId, admin, correctedDecision)).statusCode).toBe(201);
    }
  });

  test("a member may report again afterwards", async () => {
    const { id, caseId, ada } = await makeReportedListing();
    await decide(caseId, moderator, correctedDecision);
    expect((await report(id, { reason: "closed" }, ada)).statusCode).toBe(201);
    expect(await readCases(id)).toMatchObject([{ status: "open" }, { status: "decided" }]);
  });

  test("a deleted listing needs no decision", async () => {
    const { owner, id, caseId } = await makeReportedListing();
    await app.call("DELETE", `/user/delete-user/${owner.userId}`, { as: admin });
    await runTasks(app.services);
    expect(await readCase(id)).toMatchObject({ id: caseId, status: "closed", subject: null });
  });

  test("closing an account erases the reporter, and what they wrote", async () => {
    const { id, ada } = await makeReportedListing();
    await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
    await runTasks(app.services);
    expect(await readCase(id)).toMatchObject({ reportCount: 1, reports: [] });
  });
});
