import { beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { makeManyListingsSql } from "#test/factories/many-listings.ts";
import { useTestApp } from "#test/harness.ts";
import { countRowsScanned, explainQueries, runFillStatements } from "#test/plans.ts";
import { findCellsAround } from "./cells.rules.ts";
import { gatherNearest, gatherNewest } from "./gathered-listings.repository.ts";
import { findGroups } from "./group-listings.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";
import { findNearest, findNearWithSpotlights, findNewest } from "./listing-page.ts";
import type { DistancePosition, FoundListing, NewestPosition } from "./listing-rows.repository.ts";
import { makeListingTotals } from "./listing-totals.ts";
import { getMinuteByZone, listHoursOfDay } from "./opening.rules.ts";
import { listNearest, listNewest } from "./ordered-listings.repository.ts";
import { findNearestWords } from "./search-words.repository.ts";
import { toSegments, toWordQuery } from "./search-words.rules.ts";
import { correctWords, readWords } from "./search-words.ts";

const app = useTestApp();
const url = () => app.config.database.migrationUrl;

beforeAll(() => runFillStatements(url(), ...makeManyListingsSql(40_000)), 240_000);

const makeWordQuery = (...words: string[]) => toWordQuery(toSegments(words, []));

const audience = { kind: "public" } as const;
const melbourne = { latitude: -37.81, longitude: 144.96 };
const makeCircle = (radiusKm: number) => ({
  place: melbourne,
  radiusKm,
  cells: findCellsAround(melbourne, radiusKm),
});
const openAt = getMinuteByZone(new Date("2026-11-16T02:00:00Z"));

const searches: [string, ListingSearch][] = [
  ["everything", { audience }],
  ["a category", { audience, category: "Education" }],
  ["a state", { audience, state: "TAS" }],
  ["a category and a state", { audience, category: "Restaurants", state: "VIC" }],
  ["a rare word", { audience, words: makeWordQuery("c4ca42") }],
  ["a common word", { audience, words: makeWordQuery("braids") }],
  ["a word that all have", { audience, words: makeWordQuery("african") }],
  ["a word that is still typed", { audience, words: makeWordQuery("habesha", "kitc") }],
  ["one letter", { audience, words: makeWordQuery("s") }],
  ["a word nobody has", { audience, words: makeWordQuery("qqqqqq") }],
  [
    "a word, a category and a state",
    { audience, words: makeWordQuery("suya"), category: "Restaurants", state: "NT" },
  ],
  ["a radius", { audience, ...makeCircle(5) }],
  ["a wide radius", { audience, ...makeCircle(500) }],
  ["a radius and a category", { audience, ...makeCircle(10), category: "Health" }],
  [
    "words, a radius and open now",
    { audience, words: makeWordQuery("box", "braids"), ...makeCircle(10), openAt },
  ],
  ["open now", { audience, openAt }],
  ["open on a day", { audience, openHours: listHoursOfDay("saturday") }],
  ["a radius and a day", { audience, ...makeCircle(10), openHours: listHoursOfDay("sunday") }],
  ["a part of the map", { audience, bounds: [144.9, -37.9, 145, -37.8] }],
  ["the whole map", { audience, bounds: [110, -45, 155, -10] }],
  ["everything, for staff", { audience: { kind: "all" } }],
  ["a word, for staff", { audience: { kind: "all" }, words: makeWordQuery("braids") }],
];

const searchesNearPlace: [string, ListingSearch & { place: typeof melbourne }][] = [
  ["everything", { audience, place: melbourne }],
  ["a category", { audience, place: melbourne, category: "Health" }],
  ["a rare word", { audience, place: melbourne, words: makeWordQuery("c4ca42") }],
  [
    "a common word and open now",
    { audience, place: melbourne, words: makeWordQuery("braids"), openAt },
  ],
  ["a radius", { audience, ...makeCircle(10) }],
];

/** Timing is measured by the bench, on a quiet machine. */
async function expectIndexes(runQueries: Parameters<typeof explainQueries>[1], maxRows = 10_000) {
  const seen = await explainQueries(url(), runQueries);
  expect(seen.length).toBeGreaterThan(0);
  // What nearly every listing matches is quickest found by reading on until there are enough; see `mostGathered`.
  for (const { sql, plan } of seen)
    expect(countRowsScanned(plan), `${sql}\n${plan}`).toBeLessThan(maxRows);
}

const limit = 25;
/** Without a total of before, so that everything is counted. */
const fresh = (db: Db) => ({ db, totals: makeListingTotals({ clock: systemClock }) });

describe("with 40,000 listings an index serves", () => {
  test.each(searches)("%s: the count, the first page and the next one", async (_what, search) => {
    await expectIndexes(async (db) => {
      const { rows } = await findNewest(fresh(db), search, limit);
      const last = rows.at(-1)?.position as NewestPosition | undefined;
      const after = last ?? ["-100", "0", "2026-01-01T00:00:00Z", "BUS-00000001"];
      await findNewest(fresh(db), search, limit, after);
    });
  });

  test.each(searchesNearPlace)(
    "%s by distance: the first page and the next one",
    async (_what, search) => {
      await expectIndexes(async (db) => {
        const { rows } = await findNearest(fresh(db), search, limit);
        const last = rows.at(-1)?.position as DistancePosition | undefined;
        await findNearest(fresh(db), search, limit, last ?? ["1000", "BUS-00000001"]);
      });
    },
  );

  test.each(searchesNearPlace)("%s near a place, two spotlights first", async (_what, search) => {
    await expectIndexes(async (db) => {
      const { rows } = await findNearWithSpotlights(fresh(db), search, limit);
      await findNearWithSpotlights(
        fresh(db),
        search,
        limit,
        rows.at(-1)?.position as DistancePosition,
      );
    });
  });

  test.each(searches)("%s: the groups of its map", async (_what, search) => {
    // Of the whole map every square is read: there are only so many, however many listings lie in them.
    await expectIndexes((db) => findGroups(db, search, 6), 20_000);
  });

  test("what one person manages", async () => {
    const owner = await app.signIn();
    const ownSearch = { audience: { kind: "mine", isStaff: false, userId: owner.userId } } as const;
    await expectIndexes((db) => findNewest(fresh(db), ownSearch, limit));
  });

  test("the listings of a suburb that is removed", async () => {
    await expectIndexes((db) =>
      db.selectFrom("directory.business").select("id").where("suburbId", "=", 7).execute(),
    );
  });

  test("the nearest spelling of a word, and the community words", async () => {
    await expectIndexes((db) =>
      correctWords("habessha kitchin", (words) => findNearestWords(db, words)),
    );
    await expectIndexes((db) => readWords(db, "injera platters", false));
  });
});

test("what is open at night is found without reading what is closed", async () => {
  const minutesAtNight = getMinuteByZone(new Date("2026-11-17T16:00:00Z"));
  let count: number | undefined;
  for (const search of [
    { audience, openAt: minutesAtNight },
    { audience: { kind: "all" }, openAt: minutesAtNight },
    { audience, openAt: minutesAtNight, category: "Restaurants", state: "VIC" },
  ] satisfies ListingSearch[]) {
    const seen = await explainQueries(url(), async (db) => {
      count = (await findNewest(fresh(db), search, limit)).count;
    });
    expect(count).toBeLessThan(50);
    for (const { sql, plan } of seen) {
      const removed = plan.matchAll(/Rows Removed by (?:Filter|Index Recheck): (\d+)/g);
      const read = Array.from(removed, ([, rows]) => Number(rows)).reduce((a, b) => a + b, 0);
      expect(read, `${sql}\n${plan}`).toBeLessThan(500);
    }
  }
});

test("counting stops at 1,000 and says so", async () => {
  const page = (await app.call("GET", "/dir/business")).json();
  expect(page.data).toHaveLength(24);
  expect(page.total).toEqual({ count: 1000, isCapped: true });
});

describe("collected and sorted, or read in the order of an index, the pages are the same for", () => {
  const unlimited = 1_000_000;

  /** Three pages, each continued from the last. */
  async function readPages<Position>(read: (after?: Position) => Promise<FoundListing[]>) {
    const ids: string[] = [];
    let after: Position | undefined;
    for (let page = 0; page < 3; page++) {
      const rows = await read(after);
      ids.push(...rows.map(({ id }) => id));
      const last = rows.at(-1);
      if (!last) break;
      after = last.position as Position;
    }
    return ids;
  }

  test.each(searches)("%s", async (_what, search) => {
    const orderedIds = await readPages<NewestPosition>((after) =>
      listNewest(app.db, search, { limit, after }),
    );
    const gathered = await readPages<NewestPosition>(
      async (after) => (await gatherNewest(app.db, search, unlimited, { limit, after })).rows,
    );
    expect(gathered).toEqual(orderedIds);
  });

  test.each(searchesNearPlace)("%s by distance", async (_what, search) => {
    const orderedIds = await readPages<DistancePosition>((after) =>
      listNearest(app.db, search, { limit, after }),
    );
    const gathered = await readPages<DistancePosition>(
      async (after) => (await gatherNearest(app.db, search, unlimited, { limit, after })).rows,
    );
    expect(gathered).toEqual(orderedIds);
  });
});
