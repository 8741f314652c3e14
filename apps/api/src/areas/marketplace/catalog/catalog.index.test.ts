import type { CatalogQuery } from "@boab/contracts/marketplace/catalog";
import { itemCategoryNames } from "@boab/contracts/marketplace/item-categories";
import { beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { manyItems } from "#test/factories/many-items.ts";
import { useTestApp } from "#test/harness.ts";
import { fill, planOf, rowsScanned } from "#test/plans.ts";
import { searchWords } from "#test/search-words.ts";
import { findHighestPrice } from "./catalog.repository.ts";
import { makeCatalogCache } from "./catalog-cache.ts";
import { listRelatedItems } from "./list-related-items.ts";
import { countCategories } from "./overview.repository.ts";
import { readFilters } from "./read-filters.ts";
import { searchItems } from "./search-items.ts";

const app = useTestApp();
const url = () => app.config.database.migrationUrl;

beforeAll(() => fill(url(), ...manyItems(40_000)), 240_000);

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
  for (const { sql, plan } of await planOf(url(), work))
    expect(rowsScanned(plan), `${sql}\n${plan}`).toBeLessThan(12_000);
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
