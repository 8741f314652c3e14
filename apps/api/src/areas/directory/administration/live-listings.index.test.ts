import { beforeAll, expect, test } from "vitest";
import { makeManyListingsSql } from "#test/factories/many-listings.ts";
import { useTestApp } from "#test/harness.ts";
import { explainQueries, runFillStatements } from "#test/plans.ts";
import { findLiveListings } from "./live-listings.repository.ts";

const app = useTestApp();

beforeAll(
  () => runFillStatements(app.config.database.url, ...makeManyListingsSql(40_000)),
  240_000,
);

test.each([
  ["everything", undefined],
  ["a common word", "braids"],
  ["a rare word", "c4ca42"],
  ["a word nobody has", "qqqqqq"],
])("with 40,000 listings an index serves %s, the first page and the next one", async (_what, q) => {
  const seen = await explainQueries(app.config.database.url, async (db) => {
    const rows = await findLiveListings(db, q, 26, undefined);
    await findLiveListings(
      db,
      q,
      26,
      rows.at(-1)?.position ?? ["2026-01-01T05:00:00Z", "BUS-00000001"],
    );
  });
  expect(seen).toHaveLength(q ? 4 : 2);
  for (const { sql, plan, ms } of seen) {
    expect(plan, sql).toMatch(/business_live_n/);
    expect(plan, sql).not.toContain("Seq Scan on business");
    expect(ms, `${sql}\n${plan}`).toBeLessThan(100);
  }
});
