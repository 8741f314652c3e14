import { randomUUID } from "node:crypto";
import type { ListingReport } from "@boab/contracts/directory/reports";
import { beforeAll, describe, expect, test } from "vitest";
import { insertListing } from "#test/factories/directory.ts";
import { randomAddress, type SignedIn, useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";

const app = useTestApp();
let moderator: SignedIn;

beforeAll(async () => {
  moderator = await app.signIn({ adminStatus: "Moderator" }, "Mo Moderator");
});

const report = (
  id: string,
  body: object,
  as?: SignedIn,
  from: { headers?: Record<string, string>; ip?: string } = {},
) => app.call("POST", `/dir/business/${id}/reports`, { body, ...from, ...(as && { as }) });

const reportsOf = async (id: string, query = ""): Promise<ListingReport[]> =>
  (await app.call("GET", `/admin/reports?limit=100${query}`, { as: moderator }))
    .json()
    .data.filter(({ businessId }: ListingReport) => businessId === id);

const decide = (id: string, verb: "resolve" | "dismiss", as?: SignedIn) =>
  app.call("POST", `/admin/reports/${id}/${verb}`, as ? { as } : {});

describe("reporting a listing", () => {
  test("is open to members and visitors, and lands in the team's list", async () => {
    const ada = await app.signIn({}, "Ada Reporter");
    const id = await insertListing(app.db, { name: "Odd Shop" });
    const sent = await report(id, { reason: "scam", details: "  Asked for my PIN. " }, ada);
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toEqual({ message: "Thanks for telling us. We'll look into it." });
    expect((await report(id, { reason: "closed" })).statusCode).toBe(201);
    const found = await reportsOf(id);
    expect(found).toMatchObject([
      { reason: "closed", details: "", reporterName: null, openCount: 2 },
      {
        reason: "scam",
        details: "Asked for my PIN.",
        reporterName: "Ada Reporter",
        status: "open",
      },
    ]);
    expect(found[0]?.businessName).toBe("Odd Shop");
  });

  test("adds nothing for the same member while the first report is open", async () => {
    const ada = await app.signIn();
    const id = await insertListing(app.db);
    const both = await Promise.all([
      report(id, { reason: "scam" }, ada),
      report(id, { reason: "other" }, ada),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await reportsOf(id)).toHaveLength(1);
  });

  test("runs once for one Idempotency-Key", async () => {
    const id = await insertListing(app.db);
    const from = { headers: { "idempotency-key": randomUUID() }, ip: randomAddress() };
    for (let turn = 0; turn < 2; turn++)
      expect((await report(id, { reason: "closed" }, undefined, from)).statusCode).toBe(201);
    expect(await reportsOf(id)).toHaveLength(1);
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
    expect(await reportsOf(id)).toEqual([]);
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
});

describe("deciding a report", () => {
  async function openReport(reporter?: SignedIn) {
    const id = await insertListing(app.db);
    await report(id, { reason: "wrong details", details: "secret words" }, reporter);
    const [made] = await reportsOf(id);
    if (!made) throw new Error("no report");
    return { listing: id, id: made.id };
  }

  test("is for staff, is done once, and is audited", async () => {
    const ada = await app.signIn();
    const { listing, id } = await openReport(ada);
    expect((await decide(id, "resolve")).statusCode).toBe(401);
    expect((await decide(id, "resolve", ada)).statusCode).toBe(403);
    const answers = await Promise.all([
      decide(id, "resolve", moderator),
      decide(id, "dismiss", moderator),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await reportsOf(listing)).toEqual([]);
    const decided = [
      ...(await reportsOf(listing, "&status=resolved")),
      ...(await reportsOf(listing, "&status=dismissed")),
    ];
    expect(decided).toMatchObject([{ id, decidedByName: "Mo Moderator", openCount: 0 }]);
    const lines = await app.db
      .selectFrom("platform.audit_entry")
      .select(["act", "actor_id", "changes"])
      .where("object_id", "=", listing)
      .execute();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ actor_id: moderator.userId });
    expect(JSON.stringify(lines)).not.toContain("secret words");
  });

  test("a member may report again afterwards", async () => {
    const ada = await app.signIn();
    const { listing, id } = await openReport(ada);
    await decide(id, "dismiss", moderator);
    expect((await report(listing, { reason: "closed" }, ada)).statusCode).toBe(201);
    expect(await reportsOf(listing)).toHaveLength(1);
  });

  test("closing the account takes the reporter's name and words off", async () => {
    const ada = await app.signIn({}, "Vanishing Reporter");
    const { listing } = await openReport(ada);
    await app.call("DELETE", `/user/delete-user/${ada.userId}`, { as: ada });
    await runTasks(app.services);
    expect(await reportsOf(listing)).toMatchObject([
      { reason: "wrong details", details: "", reporterName: null },
    ]);
  });
});
