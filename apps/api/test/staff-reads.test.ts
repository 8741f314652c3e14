import { readingActs } from "@boab/contracts/admin/audit-acts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { fullAdmin, staff } from "#platform/http/access.ts";
import { getSampleRequest } from "./access-matrix/index.ts";
import { makeListing, signInOwner } from "./factories/listings.ts";
import { type SignedIn, useTestApp } from "./harness.ts";
import { toRouteName, toSampleUrl } from "./routes.ts";

const app = useTestApp();
let admin: SignedIn;
let owner: SignedIn;
let businessId: string;

beforeAll(async () => {
  admin = await app.signIn({ adminStatus: "Admin" });
  owner = await signInOwner(app);
  businessId = (await makeListing(app, owner)).id;
});

/** Reads for staff that say nothing about anybody. */
const nonPersonalReads = [
  "GET /admin/community-words",
  "GET /admin/newsletter/issues",
  "GET /admin/settings",
  "GET /admin/settings/:key/history",
];

async function callAndListAuditLines(url: string, as: SignedIn) {
  const { rows: before } = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from platform.audit_entry`.execute(app.db);
  const response = await app.call("GET", url, { as });
  const { rows } = await sql<{ act: string; actor: string; object: string | null }>`
    select act, actor_id as actor, object_id as object from platform.audit_entry
    where id > ${before[0]?.last} order by id`.execute(app.db);
  return { status: response.statusCode, lines: rows };
}

describe("personal data read by staff", () => {
  test("leaves a line on every list that is for staff only", async () => {
    const unauditedCalls: string[] = [];
    for (const { call, options } of app.services.routes) {
      if (call.method !== "GET" || ![staff, fullAdmin].includes(options.access)) continue;
      const { query } = getSampleRequest(toRouteName(call), "");
      const url = query ? `${toSampleUrl(call)}?${new URLSearchParams(query)}` : toSampleUrl(call);
      const { status, lines } = await callAndListAuditLines(url, admin);
      if (status !== 200) continue;
      if (lines.length === 0) unauditedCalls.push(toRouteName(call));
      for (const { act, actor } of lines) {
        expect(actor).toBe(admin.userId);
        expect(readingActs, "contracts/admin/audit-acts.ts: what only looked").toContain(act);
      }
    }
    expect(unauditedCalls.sort()).toEqual(nonPersonalReads);
  });

  test.each([
    ["a profile", () => `/user/get-user/${owner.userId}`, "read profile", () => owner.userId],
    ["a plan", () => `/pay/subscription-status/${owner.userId}`, "read plan", () => owner.userId],
    ["a listing", () => `/dir/business/${businessId}/editing`, "read listing", () => businessId],
    ["editors", () => `/dir/business/${businessId}/editors`, "list editors", () => businessId],
  ])("leaves a line: %s", async (_what, url, act, object) => {
    const line = { act, actor: admin.userId, object: object() };
    expect(await callAndListAuditLines(url(), admin)).toEqual({ status: 200, lines: [line] });
    expect((await callAndListAuditLines(url(), owner)).lines).toEqual([]);
  });

  test("is not shown when the line cannot be written", async () => {
    await sql`alter table platform.audit_entry add constraint broken check (act <> 'list enquiries') not valid`.execute(
      app.db,
    );
    const { status, lines } = await callAndListAuditLines("/admin/enquiries", admin);
    expect(status).toBe(500);
    expect(lines).toEqual([]);
    await sql`alter table platform.audit_entry drop constraint broken`.execute(app.db);
  });

  test("one's own profile, and what anybody may see, is nobody's business", async () => {
    expect((await callAndListAuditLines(`/user/get-user/${admin.userId}`, admin)).lines).toEqual(
      [],
    );
    expect((await callAndListAuditLines(`/dir/business/${businessId}`, admin)).lines).toEqual([]);
  });
});
