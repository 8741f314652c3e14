import { beforeAll, describe, expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { explainQueries, runFillStatements } from "#test/plans.ts";
import { listLines } from "./audit.repository.ts";

const app = useTestApp();
/** There is a part of the table for this month and for the coming ones, which are empty. */
const month = new Date().toISOString().slice(0, 7);
const filledPartition = `audit_entry_${month.replace("-", "_")}`;

beforeAll(async () => {
  const lines = `
    insert into platform.audit_entry (at, actor_id, act, object_type, object_id, changes)
    select timestamptz '${month}-01' + n * interval '1 second', 'person' || n % 500,
      (array['list users', 'change setting', 'close account', 'refused write'])[1 + n % 4],
      (array['profile', 'setting', 'profile', 'route'])[1 + n % 4],
      case when n % 4 = 0 then null else 'object' || n % 9000 end, '{}'
    from generate_series(1, 100000) n`;
  await runFillStatements(
    app.config.database.migrationUrl,
    lines,
    "vacuum analyze platform.audit_entry",
  );
}, 120_000);

const timeRange = { from: `${month}-01T02:00:00Z`, to: `${month}-01T03:00:00Z` };

describe("with 100,000 audit lines an index serves", () => {
  test.each([
    ["everything", {}],
    ["changes", { kind: "changes" as const }],
    ["reads", { kind: "reads" as const }],
    ["an actor", { actor: "person77" }],
    ["an act", { act: "close account" }],
    ["an act nobody did", { act: "an unknown act" }],
    ["a kind of object", { objectType: "setting" }],
    ["an object", { objectId: "object4321" }],
    ["an object of a kind", { objectType: "setting", objectId: "object4321" }],
    ["a time span", timeRange],
    ["an act in a time span", { act: "close account", ...timeRange }],
    ["an actor in a time span", { actor: "person77", ...timeRange }],
    ["a common word", { q: "account" }],
    ["a rare word", { q: "object4321" }],
    ["a word nobody wrote", { q: "qqqqqq" }],
    ["a word and an actor", { q: "object43", actor: "person77" }],
  ])("%s, the first page and the next one", async (_what, search) => {
    const seen = await explainQueries(app.config.database.migrationUrl, async (db) => {
      const rows = await listLines(db, search, 51, undefined);
      await listLines(db, search, 51, rows.at(-1)?.position ?? [`${month}-01T05:00:00Z`, "1"]);
    });
    expect(seen).toHaveLength(2);
    for (const { sql, plan, ms } of seen) {
      expect(plan, sql).toMatch(/Index/);
      expect(plan, sql).not.toContain(`Seq Scan on ${filledPartition}`);
      expect(ms, `${sql}\n${plan}`).toBeLessThan(100);
    }
  });
});
