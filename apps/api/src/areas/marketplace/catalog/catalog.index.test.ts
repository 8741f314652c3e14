import type { CatalogQuery } from "@boab/contracts/marketplace/catalog";
import { itemCategoryNames } from "@boab/contracts/marketplace/item-categories";
import { beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { makeManyItemsSql } from "#test/factories/many-items.ts";
import { useTestApp } from "#test/harness.ts";
import { countRowsScanned, explainQueries, runFillStatements } from "#test/plans.ts";
import { searchWords } from "#test/search-words.ts";
import { findHighestPrice, gatherItems, readItemsInOrder } from "./catalog.repository.ts";
import { toSearch } from "./catalog.rules.ts";
import { makeCatalogCache } from "./catalog-cache.ts";
import { readWordSearch } from "./catalog-deps.ts";
import { listRelatedItems } from "./list-related-items.ts";
import { countCategories } from "./overview.repository.ts";
import { readFilters } from "./read-filters.ts";
import { searchItems } from "./search-items.ts";

const app = useTestApp();
const url = () => app.config.database.migrationUrl;

beforeAll(() => runFillStatements(url(), ...makeManyItemsSql(40_000)), 240_000);

const fresh = (db: Db) => ({
  db,
  cache: makeCatalogCache({ clock: systemClock }),
  searchWords,
});

const searches: [string, CatalogQuery][] = [
  ["everything", { ps: 24 }],
  ["everything, a deep page", { ps: 24, page: 80 }],
  ["the cheapest", { sort: "price_asc" }],
  ["the dearest", { sort: "price_desc" }],
  ["the best rated", { sort: "rating_desc" }],
  ["a category", { cat: ["Home & Living"] }],
  ["a category, the cheapest", { cat: ["Home & Living", "Furniture"], sort: "price_asc" }],
  ["a rare word", { q: "c4ca42" }],
  ["a common word", { q: "basket" }],
  ["a word that all have", { q: "african" }],
  ["a word nobody has", { q: "astronaut" }],
  ["a word, a category and a price", { q: "stool", cat: ["Home & Living"], pmin: 20, pmax: 80 }],
  ["a size, a colour and a brand", { size: ["m"], color: ["indigo"], brand: ["Brand 3"] }],
  [
    "five filters",
    {
      q: "dress",
      cat: ["Clothing & Accessories"],
      size: ["M"],
      cond: ["new"],
      pmax: 200,
      fship: "1",
    },
  ],
];

/** Sequential scans of the table are what would not grow. */
const expectIndexes = async (work: (db: Db) => Promise<unknown>) => {
  for (const { sql, plan } of await explainQueries(url(), work))
    expect(countRowsScanned(plan), `${sql}\n${plan}`).toBeLessThan(12_000);
};

describe("with 40,000 items an index serves", () => {
  test.each(searches)("%s: the page and its total", (_what, query) =>
    expectIndexes((db) => searchItems(fresh(db), query)),
  );

  test.each(searches)("%s: the counts beside the filters", (_what, query) =>
    expectIndexes(async (db) => {
      const { sort: _sort, page: _page, ps: _ps, ...filters } = query;
      await readFilters(fresh(db), filters);
    }),
  );

  test("the highest price and the categories", () =>
    expectIndexes(async (db) => {
      await findHighestPrice(db);
      await countCategories(db, itemCategoryNames, 2001);
    }));

  test("what stands below an item", () =>
    expectIndexes((db) => listRelatedItems({ db }, "SKU-00000001")));
});

describe("many are read in order, and few are collected and sorted", () => {
  const search = (q?: string) =>
    Promise.all([
      readWordSearch(fresh(app.db), q ?? ""),
      toSearch({ pmin: 10, pmax: 300 }, 2000),
    ]).then(([words, rest]) => ({ ...rest, words }));
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const all = 100_000;

  test.each(["newest", "price_asc", "price_desc", "rating_desc"] as const)(
    "by %s both ways give the same pages",
    async (sort) => {
      for (const q of ["african", undefined])
        for (const offset of [0, 24, 480]) {
          const request = { sort, limit: 24, offset };
          const gathered = await gatherItems(app.db, await search(q), request, all);
          expect(gathered.count).toBeGreaterThan(2000);
          expect(gathered.rows).toHaveLength(24);
          expect(ids(await readItemsInOrder(app.db, await search(q), request))).toEqual(
            ids(gathered.rows),
          );
        }
    },
  );

  test("CATLG-16 of many the newest are ranked, and every page has others", async () => {
    // Dresses that only mention one.
    await app.db
      .updateTable("marketplace.item")
      .set({ description: "Comes in a basket." })
      .where("id", "in", ["ITM-00000006", "ITM-00000012", "ITM-00000018"])
      .execute();
    const basketSearch = await search("basket");
    const page = (sort: "relevance" | "newest", offset: number, limit = 24) =>
      readItemsInOrder(app.db, basketSearch, { sort, offset, limit });
    const rankedIds: string[] = [];
    for (const offset of [0, 24, 48, 72]) rankedIds.push(...ids(await page("relevance", offset)));
    const recent = await page("newest", 0, 96);
    expect(rankedIds.toSorted()).toEqual(ids(recent).toSorted());
    const isNamed = (id: string) =>
      recent
        .find((row) => row.id === id)
        ?.name.toLowerCase()
        .includes("basket");
    const idsWithNameMatch = rankedIds.filter(isNamed);
    expect(idsWithNameMatch.length).toBeGreaterThan(0);
    expect(idsWithNameMatch.length).toBeLessThan(96);
    expect(rankedIds.slice(0, idsWithNameMatch.length)).toEqual(idsWithNameMatch);
    expect(ids(await page("relevance", 96))).toEqual(ids(await page("newest", 96)));
  });
});

test("where more match than are counted, the total is capped and the values have no counts", async () => {
  const deps = fresh(app.db);
  const first = await searchItems(deps, { ps: 24 });
  expect(first).toMatchObject({ total: { count: 2000, isCapped: true, stores: null } });
  // From memory now: the same page, read without counting again.
  expect(await searchItems(deps, { ps: 24 })).toEqual(first);
  expect((await searchItems(deps, { ps: 48, page: 42 })).data).toHaveLength(2000 - 41 * 48);
  const { categories, inStock, prices } = await readFilters(deps, {});
  expect(categories).toContainEqual({ value: "Home & Living", count: null });
  expect(inStock).toBeNull();
  expect(prices.some((count) => count > 0)).toBe(true);
});
