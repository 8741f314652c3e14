import type { ListingQuery } from "@boab/contracts/directory/search";
import { beforeAll, expect, test } from "vitest";
import { type Actor, visitor } from "#platform/http/actor.ts";
import { makeManyListingsSql } from "#test/factories/many-listings.ts";
import { useTestApp } from "#test/harness.ts";
import { explainQueries, runFillStatements } from "#test/plans.ts";
import { listBusinesses } from "./list-businesses.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";
import { makeListingTotals } from "./listing-totals.ts";

const app = useTestApp();

beforeAll(
  () => runFillStatements(app.config.database.migrationUrl, ...makeManyListingsSql(100)),
  60_000,
);

function setUp() {
  let now = Date.now();
  const clock = () => new Date(now);
  const totals = makeListingTotals({ clock });
  return {
    totals,
    wait: (ms: number) => {
      now += ms;
    },
    list: (query: ListingQuery, actor: Actor = visitor) =>
      listBusinesses({ db: app.db, clock, totals }, actor, query),
    /** How many statements count each time this is read. */
    counted: async (query: ListingQuery, beforeEachRead = () => {}) => {
      const seen = await explainQueries(app.config.database.migrationUrl, (db) => {
        beforeEachRead();
        return listBusinesses({ db, clock, totals }, visitor, query);
      });
      return seen.filter(({ sql }) => sql.includes("count(*) as count")).length;
    },
  };
}

const hideOne = () =>
  app.db
    .updateTable("directory.business")
    .set({ isLive: false })
    .where("id", "in", (sub) =>
      sub.selectFrom("directory.business").select("id").where("isPublic", "=", true).limit(1),
    )
    .execute();

test("the total of a public list follows within 20 seconds, its rows at once", async () => {
  const { list, wait } = setUp();
  const before = (await list({})).total?.count ?? 0;
  await hideOne();
  wait(19_999);
  expect((await list({})).total?.count).toBe(before);
  wait(1);
  expect((await list({})).total?.count).toBe(before - 1);
});

test("each set of filters has a total of its own, and a short list is counted by its rows", async () => {
  const { list } = setUp();
  const all = (await list({})).total?.count ?? 0;
  const restaurantCount = (await list({ category: "Restaurants" })).total?.count ?? 0;
  expect(restaurantCount).toBeLessThan(all);
  const restaurantsInTas = await list({ category: "Restaurants", state: "TAS" });
  expect(restaurantsInTas.total?.count).toBe(restaurantsInTas.data.length);
});

test("what only some may see is counted each time", async () => {
  const { totals } = setUp();
  const ownSearch: ListingSearch = {
    audience: { kind: "mine", userId: "manyowner", isStaff: false },
  };
  let loadCount = 0;
  for (const search of [ownSearch, ownSearch, { audience: { kind: "all" as const } }]) {
    await totals.count(search, async () => ++loadCount);
    totals.save(search, 7);
    expect(totals.recent(search)).toBeUndefined();
  }
  expect(loadCount).toBe(3);
});

test("a second visitor and a second page count nothing, and whoever comes after 20 seconds does", async () => {
  const { list, wait, counted } = setUp();
  const { nextCursor } = await list({});
  expect(await counted({})).toBe(0);
  expect(await counted({}, () => wait(20_000))).toBe(1);
  expect(await counted({ cursor: nextCursor ?? "" })).toBe(0);
});
