import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#platform/db/db.ts";
import { writeCursor } from "#platform/http/cursor.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { explainQueries, runFillStatements } from "#test/plans.ts";
import { roles, staffOnly } from "#test/roles.ts";
import { insertEnquiry } from "./enquiries.repository.ts";
import { listEnquiries } from "./inbox.repository.ts";

const app = useTestApp();
let moderator: SignedIn;

beforeAll(async () => {
  moderator = await app.signIn({ adminStatus: "Moderator" }, "Mo Derator");
});

const insertTestEnquiry = (source: "contact" | "marketplace" = "contact") =>
  inTransaction(app.db, (tx) =>
    insertEnquiry(tx, {
      name: "Ada Nwosu",
      email: "ada@people.example",
      business: null,
      message: "Hello?",
      source,
    }),
  );

const list = (query: Record<string, string> = {}, as = moderator) =>
  app.call("GET", `/admin/enquiries?${new URLSearchParams(query)}`, { as });

const listIds = async (query: Record<string, string>) =>
  (await list({ limit: "100", ...query })).json().data.map(({ id }: { id: string }) => id);

const act = (id: string, action: "done" | "reopen", as: SignedIn | undefined = moderator) =>
  app.call("POST", `/admin/enquiries/${id}/${action}`, { as });

describe("the inbox", () => {
  test.each(staffOnly(200))(
    "responds to a %s with %i, for reads and writes",
    async (role, status) => {
      const statuses = roles[role];
      const as = statuses && (await app.signIn(statuses));
      const id = await insertTestEnquiry();
      const responses = [
        await app.call("GET", "/admin/enquiries", as && { as }),
        await app.call("POST", `/admin/enquiries/${id}/done`, as && { as }),
      ];
      if (status !== 200) await act(id, "done");
      responses.push(await app.call("POST", `/admin/enquiries/${id}/reopen`, as && { as }));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
      for (const { body } of responses)
        if (status !== 200) expect(body).not.toContain("ada@people.example");
      expect(await listIds({ state: status === 200 ? "open" : "done" })).toContain(id);
    },
  );

  test("shows a message with everything the person wrote, and who handled it", async () => {
    const id = await insertTestEnquiry("marketplace");
    const open = {
      id,
      name: "Ada Nwosu",
      email: "ada@people.example",
      business: null,
      message: "Hello?",
      source: "marketplace",
      createdAt: expect.any(String),
      handledAt: null,
      handledBy: null,
      handledByName: null,
    };
    expect((await list()).json().data[0]).toEqual(open);
    const done = await act(id, "done");
    expect(done.json()).toEqual({
      ...open,
      handledAt: expect.any(String),
      handledBy: moderator.userId,
      handledByName: "Mo Derator",
    });
    expect((await list()).json().data[0]).toEqual(done.json());
  });

  test("can be filtered by state and source", async () => {
    const [contact, marketplace, done] = [
      await insertTestEnquiry(),
      await insertTestEnquiry("marketplace"),
      await insertTestEnquiry("marketplace"),
    ];
    await act(done, "done");
    expect((await listIds({})).slice(0, 3)).toEqual([done, marketplace, contact]);
    expect(await listIds({ state: "done" })).toContain(done);
    expect(await listIds({ state: "open" })).not.toContain(done);
    expect((await listIds({ source: "contact" }))[0]).toBe(contact);
    expect((await listIds({ source: "marketplace", state: "open" }))[0]).toBe(marketplace);
  });

  test("is paged by key, every message once", async () => {
    for (let count = 0; count < 3; count++) await insertTestEnquiry();
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const place: Record<string, string> = cursor ? { cursor } : {};
      const page = (await list({ limit: "2", ...place })).json();
      seen.push(...page.data.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(await listIds({}));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test.each<[string, Record<string, string>]>([
    ["an unknown state", { state: "lost" }],
    ["SQL as a source", { source: "contact' or '1'='1" }],
    ["NUL", { source: "\0" }],
    ["an unknown filter", { email: "%" }],
    ["a made-up cursor", { cursor: "abc" }],
    ["a cursor with SQL", { cursor: writeCursor(["2026-01-01T00:00:00Z", "';--"]) }],
    ["too many rows", { limit: "101" }],
  ])("refuses %s", async (_what, query) => {
    expect((await list(query)).statusCode).toBe(400);
  });
});

describe("handling an enquiry", () => {
  test("happens once, even when two do it at the same moment, and can be undone once", async () => {
    const id = await insertTestEnquiry();
    const done = await Promise.all([act(id, "done"), act(id, "done")]);
    expect(done.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const reopened = await Promise.all([act(id, "reopen"), act(id, "reopen")]);
    expect(reopened.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lines = await app.db
      .selectFrom("platform.auditEntry")
      .select(["act", "actorId"])
      .where("objectType", "=", "enquiry")
      .where("objectId", "=", id)
      .orderBy("id")
      .execute();
    expect(lines).toEqual([
      { act: "mark enquiry done", actorId: moderator.userId },
      { act: "reopen enquiry", actorId: moderator.userId },
    ]);
  });

  test.each([
    [randomUUID(), 404],
    ["1", 400],
    ["';--", 400],
  ])("%s is not found", async (id, status) => {
    for (const actionName of ["done", "reopen"] as const)
      expect((await act(encodeURIComponent(id), actionName)).statusCode).toBe(status);
  });

  test("forgets the name of somebody who closed their account", async () => {
    const formerAdmin = await app.signIn({ adminStatus: "Admin" }, "Leaving Admin");
    await app.signIn({ adminStatus: "Admin" });
    const id = await insertTestEnquiry();
    await act(id, "done", formerAdmin);
    await app.call("DELETE", `/user/delete-user/${formerAdmin.userId}`, { as: formerAdmin });
    const [shown] = (await list()).json().data;
    expect(shown).toMatchObject({ id, handledBy: formerAdmin.userId, handledByName: null });
  });
});

test("with 20,000 messages an index serves every filter", async () => {
  const messages = `
    insert into outreach.enquiry (name, email, message, source, created_at, handled_at, handled_by)
    select 'Ada', 'ada@people.example', 'Hello?',
      case when n % 50 = 0 then 'marketplace' else 'contact' end,
      timestamptz '2020-01-01' + n * interval '1 second',
      case when n % 100 > 0 then now() end, case when n % 100 > 0 then '${moderator.userId}' end
    from generate_series(1, 20000) n`;
  await runFillStatements(
    app.config.database.migrationUrl,
    messages,
    "vacuum analyze outreach.enquiry",
  );
  for (const filters of [
    {},
    { state: "open" },
    { state: "done" },
    { source: "marketplace" },
    { state: "open", source: "marketplace" },
  ] as const) {
    const [seen] = await explainQueries(app.config.database.migrationUrl, (db) =>
      listEnquiries(db, filters, 26, ["2020-01-01T04:00:00Z", randomUUID()]),
    );
    expect(seen?.plan).not.toContain("Seq Scan on enquiry");
    expect(seen?.ms).toBeLessThan(100);
  }
});
