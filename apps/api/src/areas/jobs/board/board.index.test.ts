import { beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { makeManyJobsSql } from "#test/factories/many-jobs.ts";
import { makeManyListingsSql } from "#test/factories/many-listings.ts";
import { useTestApp } from "#test/harness.ts";
import { countRowsScanned, explainQueries, runFillStatements } from "#test/plans.ts";
import {
  countFacets,
  gatherJobs,
  type JobSearch,
  listJobsInOrder,
  listListedJobs,
} from "./board.repository.ts";
import { findPage, makeBoardCache, maxGathered } from "./list-jobs.ts";

const app = useTestApp();
const url = () => app.config.database.migrationUrl;
const now = new Date();

beforeAll(async () => {
  await runFillStatements(url(), ...makeManyListingsSql(2_000));
  await runFillStatements(url(), ...makeManyJobsSql(40_000));
}, 240_000);

const word = (last: string) => ({ before: "", last: `('${last}')`, prefix: `'${last}':*` });

const searches: [string, JobSearch][] = [
  ["everything", { now }],
  ["a state", { now, states: ["TAS"] }],
  ["two states and a type", { now, states: ["NT", "ACT"], types: ["Intern"] }],
  ["a type", { now, types: ["Casual"] }],
  ["a rare word", { now, words: word("c4ca42") }],
  ["a common word", { now, words: word("braider") }],
  ["a word that all have", { now, words: word("african") }],
  ["a word nobody has", { now, words: word("astronaut") }],
  ["a place", { now, place: word("belconnen") }],
  ["a word and a place", { now, words: word("nurse"), place: word("darwin") }],
  ["high pay", { now, yearlyCents: 13_000_000 }],
  ["any pay shown", { now, isPayShown: true }],
  ["the last day", { now, postedSince: new Date(now.getTime() - 86_400_000) }],
  [
    "a word, a state and pay",
    { now, words: word("tutor"), states: ["WA"], yearlyCents: 8_000_000 },
  ],
];

const limit = 25;
const fresh = (db: Db) => ({ db, cache: makeBoardCache({ clock: systemClock }) });

describe("with 40,000 jobs an index serves", () => {
  test.each(searches)("%s: the count, the first page, the next one", async (_what, search) => {
    const seen = await explainQueries(url(), async (db) => {
      const { rows } = await findPage(fresh(db), search, { limit, after: undefined });
      await findPage(fresh(db), search, { limit, after: rows.at(-1)?.position });
      await countFacets(db, search, maxGathered);
    });
    for (const { sql, plan } of seen)
      expect(countRowsScanned(plan), `${sql}\n${plan}`).toBeLessThan(12_000);
  });

  test("a part of the sitemap", async () => {
    const [seen] = await explainQueries(url(), (db) =>
      listListedJobs(db, { from: "JOB-001000", before: "JOB-001800", limit: 50_000 }, now),
    );
    expect(seen?.plan).toContain("posting_listed");
  });
});

test.each(searches)(
  "%s: collected and sorted, or read in order, the pages are the same",
  async (_what, search) => {
    const gathered = await gatherJobs(app.db, search, 100_000, { limit, after: undefined });
    const inOrder = await listJobsInOrder(app.db, search, { limit, after: undefined });
    expect(gathered.rows.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
    const after = inOrder.at(9)?.position;
    const next = await gatherJobs(app.db, search, 100_000, { limit, after });
    expect(next.rows.map(({ id }) => id)).toEqual(
      (await listJobsInOrder(app.db, search, { limit, after })).map(({ id }) => id),
    );
  },
);
