import type { CatalogFilters, CatalogItem, CatalogPage } from "@boab/contracts/marketplace/catalog";
import { describe, expect, test } from "vitest";
import { makeCatalogItem } from "#test/catalog.ts";
import { tidyParams } from "./catalog-path.ts";
import { computePercentOff, toItemCardView } from "./item-card-view.ts";
import { loadCatalog } from "./load-catalog.server.ts";
import { listShownPages } from "./pages-shown.ts";

const defaultFilters: CatalogFilters = {
  categories: [
    { value: "Clothing & Accessories", count: 148 },
    { value: "Home & Living", count: 71 },
    { value: "Women's", count: 60 },
  ],
  genders: [{ value: "women", count: 3 }],
  styles: [],
  sizes: [
    { value: "XL", count: 1 },
    { value: "38", count: 1 },
    { value: "S", count: 9 },
    { value: "M", count: 4 },
  ],
  colours: [{ value: "Indigo", count: 5 }],
  brands: [],
  conditions: [],
  ratings: [{ value: "4", count: 2 }],
  inStock: 12,
  freeShipping: 3,
  freeReturns: 0,
  prices: [1, 2],
  ceiling: 320,
};

/** A catalog that answers with these, and notes what was asked. */
function stubCatalog(page: Partial<CatalogPage> = {}, filters: Partial<CatalogFilters> = {}) {
  const queries: Record<string, unknown>[] = [];
  const answer: CatalogPage = {
    data: [makeCatalogItem()],
    nextCursor: null,
    total: { count: 219, isCapped: false, stores: 64 },
    corrected: null,
    ...page,
  };
  const load = async ({ path }: { path: string }, input: { query: Record<string, unknown> }) => {
    const given = Object.entries(input.query).filter(([, value]) => value !== undefined);
    queries.push(Object.fromEntries(given));
    return path.endsWith("/filters") ? { ...defaultFilters, ...filters } : answer;
  };
  const read = (query: string, category: string | null = null) =>
    loadCatalog({ load } as never, new URLSearchParams(query), category);
  return { read, asked: queries };
}

const every =
  "q=adire&cat=Women%27s&cat=Dresses&gender=women&style=casual&size=M&size=L&color=Indigo&brand=Sahel&cond=new&minRating=4&stock=1&fship=1&fret=1&pmin=20&pmax=320&sort=price_asc&page=2&ps=12";

describe("the address is the search", () => {
  test("CATLG-04 CATLG-05 every key is read from it", async () => {
    const { read, asked: queries } = stubCatalog();
    await read(every);
    const filters = {
      q: "adire",
      cat: ["Women's", "Dresses"],
      gender: ["women"],
      style: ["casual"],
      size: ["M", "L"],
      color: ["Indigo"],
      brand: ["Sahel"],
      cond: ["new"],
      minRating: "4",
      stock: "1",
      fship: "1",
      fret: "1",
      pmin: "20",
      pmax: "320",
    };
    expect(queries).toEqual([{ ...filters, sort: "price_asc", page: "2", ps: "12" }, filters]);
  });

  test("CATLG-08 CATLG-09 what can't be read is ignored", async () => {
    const { read, asked: queries } = stubCatalog();
    const view = await read(
      "ps=25&page=-1&sort=cheap&cat=Shoelaces&gender=x&cond=y&minRating=9&stock=yes&pmin=abc&pmax=-3",
    );
    expect(queries).toEqual([{ sort: "relevance", page: "1", ps: "24" }, {}]);
    expect(view.isFiltered).toBe(false);
  });

  test("MKT-02 the page of a category searches that category, and narrows it", async () => {
    const { read, asked: queries } = stubCatalog();
    const view = await read("cat=Women%27s&size=M", "Clothing & Accessories");
    expect(queries[0]).toMatchObject({ cat: ["Clothing & Accessories", "Women's"] });
    expect(view).toMatchObject({
      base: "/marketplace/products/clothing-accessories",
      heading: "Clothing & Accessories",
    });
    expect(view.applied.map(({ label }) => label)).toEqual(["Women's", "Size M"]);
  });

  test("CATLG-04 usual values stay out of it", () => {
    const params = new URLSearchParams("q=&sort=relevance&ps=24&page=1&pmin=&size=M");
    expect(tidyParams(params).toString()).toBe("size=M");
  });

  test("a page that no longer exists leads to the last one", async () => {
    const redirectResponse = await stubCatalog({ total: { count: 30, isCapped: false, stores: 2 } })
      .read("size=M&page=9")
      .catch((thrown) => thrown as Response);
    expect((redirectResponse as Response).headers.get("location")).toBe(
      "/marketplace/browse?size=M&page=2",
    );
  });
});

describe("what the page shows", () => {
  test("CATLG-01 how much was found, and in how many pages", async () => {
    expect(await stubCatalog().read("")).toMatchObject({
      summary: "219 products from 64 stores",
      showLabel: "Show 219 products",
      pages: 10,
    });
    const one = { count: 1, isCapped: false, stores: 1 };
    expect((await stubCatalog({ total: one }).read("")).summary).toBe("1 product from 1 store");
    const many = { count: 2000, isCapped: true, stores: null };
    expect((await stubCatalog({ total: many }).read("")).summary).toBe("More than 2,000 products");
  });

  test("CATLG-18 a chip for each filter, with the address without it", async () => {
    const { applied } = await stubCatalog().read(every);
    expect(applied.map(({ label }) => label)).toEqual([
      "“adire”",
      "Women's",
      "Dresses",
      "$20 to $320",
      "Women",
      "Casual",
      "Indigo",
      "Size M",
      "Size L",
      "Sahel",
      "New",
      "4 stars and up",
      "Free shipping",
      "Free returns",
      "In stock",
    ]);
    const size = applied.find(({ label }) => label === "Size M");
    const left = new URLSearchParams(size?.to.split("?")[1]);
    expect(left.getAll("size")).toEqual(["L"]);
    // From the first page of what is left.
    expect(left.has("page")).toBe(false);
    expect(left.get("ps")).toBe("12");
    const price = new URLSearchParams(applied[3]?.to.split("?")[1]);
    expect(price.has("pmin") || price.has("pmax")).toBe(false);
  });

  test("CATLG-10 a chosen category offers the ones below it", async () => {
    const names = (view: Awaited<ReturnType<ReturnType<typeof stubCatalog>["read"]>>) =>
      view.filters.categories.map(({ value }) => value);
    expect(names(await stubCatalog().read(""))).toEqual([
      "Clothing & Accessories",
      "Home & Living",
    ]);
    expect(names(await stubCatalog().read("cat=Clothing+%26+Accessories"))).toEqual([
      "Clothing & Accessories",
      "Women's",
    ]);
    expect(names(await stubCatalog().read("", "Clothing & Accessories"))).toEqual(["Women's"]);
  });

  test("what is chosen is offered even where nothing has it, and sizes stand in their order", async () => {
    const { filters } = await stubCatalog().read("size=XXL&color=teal");
    expect(filters.sizes.map(({ label }) => label)).toEqual(["S", "M", "XL", "XXL", "38"]);
    expect(filters.colours).toContainEqual({ value: "teal", label: "teal", count: 0 });
  });

  test("CATLG-06 CATLG-07 the price filter says what is usual below the ceiling", async () => {
    expect((await stubCatalog().read("")).price).toMatchObject({
      min: 0,
      max: 320,
      defaultMax: 320,
    });
    const resultWithHighCeiling = await stubCatalog({}, { ceiling: 9000 }).read("");
    expect(resultWithHighCeiling.price).toMatchObject({ min: 0, max: 2000, ceiling: 9000 });
    const resultWithSwappedPrices = await stubCatalog().read("pmin=200&pmax=50");
    expect(resultWithSwappedPrices.price).toMatchObject({ min: 50, max: 200 });
    expect(resultWithSwappedPrices.applied[0]?.label).toBe("$50 to $200");
  });
});

test("the filters of a corrected search are those of what was found", async () => {
  const { read, asked: queries } = stubCatalog({ corrected: "basket" });
  const view = await read("q=baskte&size=M");
  expect(queries.at(-1)).toEqual({ q: "basket", size: ["M"] });
  expect(view).toMatchObject({ corrected: "basket", values: { q: "baskte" } });
});

test("pages around the current one are linked to", () => {
  expect(listShownPages(1, 1)).toEqual([1]);
  expect(listShownPages(1, 10)).toEqual([1, 2, 3, 4, "gap-4", 10]);
  expect(listShownPages(6, 10)).toEqual([1, "gap-1", 5, 6, 7, 8, "gap-8", 10]);
  expect(listShownPages(10, 10)).toEqual([1, "gap-1", 7, 8, 9, 10]);
});

test("X-54 only a price that fell is struck through", () => {
  const computePercent = (changes: Partial<CatalogItem>) =>
    computePercentOff(toItemCardView(makeCatalogItem(changes)));
  expect(computePercent({ price: 149, previous_price: 189 })).toBe(21);
  expect(computePercent({ price: 149, previous_price: 149 })).toBeNull();
  expect(computePercent({ price: 149, previous_price: 99 })).toBeNull();
  expect(computePercent({ price: 149, previous_price: null })).toBeNull();
});
