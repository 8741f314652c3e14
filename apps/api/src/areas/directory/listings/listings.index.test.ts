import { beforeAll, describe, expect, test } from "vitest";
import { manyListings } from "#test/factories/many-listings.ts";
import { useHouse } from "#test/harness.ts";
import { fill, planOf } from "#test/plans.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";
import {
  countListings,
  type DistancePosition,
  listNearest,
  listNewest,
  type NewestPosition,
} from "./listings.repository.ts";
import { minutesAt } from "./opening.rules.ts";
import { toSegments, toWordQuery } from "./search-words.rules.ts";
import { correctWords, readWords } from "./search-words.ts";

const house = useHouse();
const url = () => house.config.database.url;

beforeAll(() => fill(url(), ...manyListings(40_000)), 240_000);

const wordsOf = (...words: string[]) => toWordQuery(toSegments(words, []));

const audience = { kind: "public" } as const;
const melbourne = { latitude: -37.81, longitude: 144.96 };
const openAt = minutesAt(new Date("2026-11-16T02:00:00Z"));

const searches: [string, ListingSearch][] = [
  ["everything", { audience }],
  ["a category", { audience, category: "Education" }],
  ["a state", { audience, state: "TAS" }],
  ["a category and a state", { audience, category: "Restaurants", state: "VIC" }],
  ["a rare word", { audience, words: wordsOf("c4ca42") }],
  ["a common word", { audience, words: wordsOf("braids") }],
  ["a word that all have", { audience, words: wordsOf("african") }],
  ["a word that is still typed", { audience, words: wordsOf("habesha", "kitc") }],
  ["one letter", { audience, words: wordsOf("s") }],
  ["a word nobody has", { audience, words: wordsOf("qqqqqq") }],
  [
    "a word, a category and a state",
    { audience, words: wordsOf("suya"), category: "Restaurants", state: "NT" },
  ],
  ["a radius", { audience, place: melbourne, radiusKm: 5 }],
  ["a wide radius", { audience, place: melbourne, radiusKm: 500 }],
  ["a radius and a category", { audience, place: melbourne, radiusKm: 10, category: "Health" }],
  [
    "words, a radius and open now",
    { audience, words: wordsOf("box", "braids"), place: melbourne, radiusKm: 10, openAt },
  ],
  ["open now", { audience, openAt }],
  ["a part of the map", { audience, bounds: [144.9, -37.9, 145, -37.8] }],
  ["the whole map", { audience, bounds: [110, -45, 155, -10] }],
  ["everything, for staff", { audience: { kind: "all" } }],
  ["a word, for staff", { audience: { kind: "all" }, words: wordsOf("braids") }],
];

const near: [string, ListingSearch & { place: typeof melbourne }][] = [
  ["everything", { audience, place: melbourne }],
  ["a category", { audience, place: melbourne, category: "Health" }],
  ["a rare word", { audience, place: melbourne, words: wordsOf("c4ca42") }],
  ["a common word and open now", { audience, place: melbourne, words: wordsOf("braids"), openAt }],
  ["a radius", { audience, place: melbourne, radiusKm: 10 }],
];

/** How long it takes is for the bench to say, on a machine that does nothing else. */
async function expectIndexes(queries: number, work: Parameters<typeof planOf>[1]) {
  const seen = await planOf(url(), work);
  expect(seen).toHaveLength(queries);
  for (const { sql, plan } of seen) {
    expect(plan, sql).toMatch(/Index/);
    expect(plan, `${sql}\n${plan}`).not.toContain("Seq Scan");
  }
}

const limit = 25;

describe("among 40,000 listings an index answers for", () => {
  test.each(searches)("%s: the count, the first page and the next one", async (_what, search) => {
    await expectIndexes(3, async (db) => {
      const areFew = (await countListings(db, search, 1001)) <= 1000;
      const rows = await listNewest(db, search, { limit, after: undefined, areFew });
      const last = rows.at(-1)?.position as NewestPosition | undefined;
      const after = last ?? ["-100", "0", "2026-01-01T00:00:00Z", "BUS-00000001"];
      await listNewest(db, search, { limit, after, areFew });
    });
  });

  test.each(near)("%s by distance: the first page and the next one", async (_what, search) => {
    await expectIndexes(3, async (db) => {
      const areFew = (await countListings(db, search, 1001)) <= 1000;
      const rows = await listNearest(db, search, { limit, after: undefined, areFew });
      const last = rows.at(-1)?.position as DistancePosition | undefined;
      await listNearest(db, search, { limit, after: last ?? ["1000", "BUS-00000001"], areFew });
    });
  });

  test.each([true, false])(
    "what one person looks after, whether they are few: %s",
    async (areFew) => {
      const owner = await house.signIn();
      const mine = { audience: { kind: "mine", isStaff: false, userId: owner.userId } } as const;
      await expectIndexes(2, async (db) => {
        await listNewest(db, mine, { limit, after: undefined, areFew });
        await countListings(db, mine, 1001);
      });
    },
  );

  test("the nearest spelling of a word, and the words of the community", async () => {
    await expectIndexes(1, (db) => correctWords(db, "habessha kitchin"));
    await expectIndexes(1, (db) => readWords(db, "injera platters", false));
  });
});

test("counting stops at 1,000 and says so", async () => {
  const page = (await house.call("GET", "/dir/business")).json();
  expect(page.data).toHaveLength(24);
  expect(page.total).toEqual({ count: 1000, isCapped: true });
});
