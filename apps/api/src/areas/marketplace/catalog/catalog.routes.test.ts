import type {
  CatalogFilters,
  CatalogPage,
  RelatedItems,
} from "@boab/contracts/marketplace/catalog";
import { courierPresets } from "@boab/contracts/marketplace/couriers";
import { beforeAll, describe, expect, test } from "vitest";
import { type ItemOverrides, insertItem } from "#test/factories/items.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { useTestApp } from "#test/harness.ts";
import { readPages } from "#test/read-pages.ts";
import { deleteUnusedItemWords } from "./delete-unused-item-search-words.ts";
import { findNearestWords } from "./item-words.repository.ts";

const app = useTestApp();
const day = 86_400_000;
const ids: Record<string, string> = {};
const free = courierPresets.slice(0, 1).map((preset) => ({ ...preset, shippingCost: 0 }));
const paid = courierPresets.slice(0, 1).map((preset) => ({ ...preset, shippingCost: 12 }));

/** In the order of their age, the newest first. */
const items: Record<string, ItemOverrides> = {
  dress: {
    name: "Adire wrap dress",
    description: "Hand-dyed cotton, midi length.",
    priceCents: 14_900,
    previousCents: 18_900,
    brand: "Kumasi Cloth",
    condition: "new",
    genders: ["women"],
    styles: ["traditional", "handmade"],
    variants: [
      { size: "M", colour: "Indigo", stock: 3 },
      { size: "L", colour: "Indigo", stock: 1 },
    ],
    couriers: free,
    rating: [24, 5],
  },
  shirt: {
    name: "Linen shirt",
    description: "Goes well with a dress, too.",
    priceCents: 8900,
    subCategory: "Men's",
    subSubCategory: "Shirts & tops",
    brand: "Sahel",
    condition: "used_good",
    genders: ["men"],
    styles: ["casual"],
    variants: [{ size: "m", colour: "Sand", stock: 0 }],
    couriers: paid,
    hasFreeReturns: true,
    rating: [9, 3],
  },
  vase: {
    name: "Terracotta vase",
    description: "Thrown by hand.",
    priceCents: 11_800,
    category: "Home & Living",
    subCategory: "Home Décor",
    subSubCategory: "Vases & pottery",
    brand: "Two Rivers",
    condition: "new",
    styles: ["handmade"],
    variants: [{ size: "One size", colour: "Terracotta", stock: 9 }],
    couriers: paid,
  },
  wardrobe: {
    name: "Jarrah wardrobe",
    description: "Solid timber.",
    priceCents: 250_050,
    category: "Home & Living",
    subCategory: "Furniture",
    subSubCategory: "Storage",
    brand: "Dress",
    variants: [{ size: "One size", stock: 1 }],
    couriers: paid,
  },
};

beforeAll(async () => {
  const clothStoreId = await insertStore(app.db, {
    name: "Kumasi Cloth House",
    slug: "kumasi-cloth",
  });
  const homeStoreId = await insertStore(app.db, {
    name: "Two Rivers Workshop",
    slug: "two-rivers",
  });
  for (const [place, [name, item]] of Object.entries(items).entries())
    ids[name] = await insertItem(app.db, item.category ? homeStoreId : clothStoreId, {
      ...item,
      createdAt: new Date(Date.now() - (place + 1) * day),
    });
  await insertItem(app.db, clothStoreId, { name: "Sold before", status: "archived" });
  const hidden = await insertStore(app.db, { hiddenAt: new Date() });
  await insertItem(app.db, hidden, { name: "Hidden dress" });
});

type Query = Record<string, string | string[]>;

const toUrl = (path: string, query: Query) => {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) params.append(name, value);
  return `${path}?${params}`;
};
const search = async (query: Query): Promise<CatalogPage> => {
  const response = await app.call("GET", toUrl("/shop-item/get-items", query));
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const findName = (id: string) => Object.entries(ids).find(([, one]) => one === id)?.[0] ?? id;
const found = async (query: Query) =>
  (await search({ ps: "24", ...query })).data.map(({ item_id }) => findName(item_id));
/** Takes what one test added out of the lists of the others. */
const archive = (...itemIds: string[]) =>
  app.db
    .updateTable("marketplace.item")
    .set({ status: "archived" })
    .where("id", "in", itemIds)
    .execute();
const filters = async (query: Query = {}): Promise<CatalogFilters> =>
  (await app.call("GET", toUrl("/marketplace/catalog/filters", query))).json();

describe("anyone browses items and categories", () => {
  test("MKT-09 GUARD-21 everybody sees what is for sale, newest first", async () => {
    const response = await app.call("GET", "/shop-item/get-items?ps=24");
    expect(response.headers["cache-control"]).toContain("public");
    expect(response.json()).toMatchObject({
      total: { count: 4, isCapped: false, stores: 2 },
      nextCursor: null,
      corrected: null,
    });
    expect(await found({})).toEqual(["dress", "shirt", "vase", "wardrobe"]);
  });

  test("the same list by key, every item once", async () => {
    const pages = await readPages((query) => search({ limit: "1", ...query }));
    for (const page of pages) expect(page.total).toBeNull();
    const seen = pages.flatMap(({ data }) => data.map(({ item_id }) => findName(item_id)));
    expect(seen).toEqual(["dress", "shirt", "vase", "wardrobe"]);
  });

  test("CATLG-03 X-41 an item carries every field of the catalog", async () => {
    const { data } = await search({ q: "adire" });
    expect(data).toEqual([
      expect.objectContaining({
        item_id: ids.dress,
        sku: expect.stringMatching(/^SKU-/),
        name: "Adire wrap dress",
        description: "Hand-dyed cotton, midi length.",
        brand: "Kumasi Cloth",
        price: 149,
        previous_price: 189,
        promotion_active: true,
        rating: 4.8,
        reviewCount: 5,
        inStock: true,
        freeShipping: true,
        freeReturns: false,
        condition: "new",
        createdAt: expect.any(String),
        categoryPath: ["Clothing & Accessories", "Women's", "Dresses"],
        genders: ["women"],
        styles: ["traditional", "handmade"],
        sizes: ["M", "L"],
        colours: ["Indigo"],
        main: expect.objectContaining({ mobile: expect.anything(), desktop: expect.anything() }),
        storeName: "Kumasi Cloth House",
        storeSlug: "kumasi-cloth",
        storeIsAway: false,
      }),
    ]);
  });

  test("names no seller", async () => {
    const { body } = await app.call("GET", "/shop-item/get-items?ps=24");
    expect(body).not.toMatch(/user|email|owner/i);
  });
});

describe("filters", () => {
  test.each<[string, Query, string[]]>([
    ["a name, in any case", { q: "ADIRE" }, ["dress"]],
    ["a description", { q: "timber" }, ["wardrobe"]],
    ["a brand", { q: "sahel" }, ["shirt"]],
    ["a category", { q: "furniture" }, ["wardrobe"]],
    ["a style", { q: "casual" }, ["shirt"]],
    ["a colour", { q: "indigo" }, ["dress"]],
    ["a word still typed", { q: "terrac" }, ["vase"]],
    ["words in different fields", { q: "indigo cotton" }, ["dress"]],
    ["a category", { cat: "Home & Living" }, ["vase", "wardrobe"]],
    ["a category and one below it", { cat: ["Home & Living", "Furniture"] }, ["wardrobe"]],
    ["two categories apart", { cat: ["Home & Living", "Clothing & Accessories"] }, []],
    ["every size, in any case", { size: ["m", "L"] }, ["dress"]],
    ["one size", { size: "M" }, ["dress", "shirt"]],
    ["every style", { style: ["handmade", "traditional"] }, ["dress"]],
    ["a colour", { color: "sand" }, ["shirt"]],
    ["a gender", { gender: "men" }, ["shirt"]],
    ["any of the brands", { brand: ["Sahel", "two rivers"] }, ["shirt", "vase"]],
    ["any of the conditions", { cond: ["used_good", "refurbished"] }, ["shirt"]],
    ["CATLG-13 a rating", { minRating: "4" }, ["dress"]],
    ["CATLG-13 a lower rating", { minRating: "3" }, ["dress", "shirt"]],
    ["what is in stock", { stock: "1" }, ["dress", "vase", "wardrobe"]],
    ["free shipping", { fship: "1" }, ["dress"]],
    ["free returns", { fret: "1" }, ["shirt"]],
    ["CATLG-06 a price from", { pmin: "100" }, ["dress", "vase", "wardrobe"]],
    ["CATLG-06 a price to", { pmax: "120" }, ["shirt", "vase"]],
    ["CATLG-06 a range the wrong way round", { pmin: "150", pmax: "100" }, ["dress", "vase"]],
    ["CATLG-06 a price above the ceiling", { pmin: "2400", pmax: "9999999" }, ["wardrobe"]],
    [
      "five filters at once",
      { q: "dress", cat: "Clothing & Accessories", size: "M", cond: "new", pmax: "200" },
      ["dress"],
    ],
  ])("CATLG-10 CATLG-11 CATLG-12 CATLG-14 finds %s", async (_what, query, names) => {
    expect((await found({ sort: "newest", ...query })).sort()).toEqual([...names].sort());
  });

  test("CATLG-10 two genders or two colours find only what has both", async () => {
    const store = await insertStore(app.db);
    const scarf = await insertItem(app.db, store, {
      name: "Scarf",
      genders: ["women", "men"],
      variants: [
        { size: "One size", colour: "Crimson", stock: 1 },
        { size: "One size", colour: "Gold", stock: 1 },
      ],
    });
    const hat = await insertItem(app.db, store, {
      name: "Hat",
      genders: ["women"],
      variants: [{ size: "One size", colour: "Crimson", stock: 1 }],
    });
    expect(await found({ gender: ["women", "men"] })).toEqual([scarf]);
    expect(await found({ color: ["Crimson", "Gold"] })).toEqual([scarf]);
    await archive(scarf, hat);
  });

  test("CATLG-07 without a price nothing is left out, not even what costs more than the usual range", async () => {
    expect(await found({})).toContain("wardrobe");
    expect(await found({ pmax: "2000" })).not.toContain("wardrobe");
  });

  test.each<[string, Query]>([
    ["CATLG-08 another page size", { ps: "25" }],
    ["CATLG-09 a page below 1", { page: "0" }],
    ["CATLG-13 another rating", { minRating: "5" }],
    ["CATLG-14 an unknown condition", { cond: "broken" }],
    ["CATLG-15 an unknown order", { sort: "cheapest" }],
    ["a filter that is none", { store: "x" }],
    ["a text without end", { q: "a".repeat(121) }],
    ["more values than one can choose", { size: Array.from({ length: 13 }, (_, n) => `${n}`) }],
    ["a made-up cursor", { cursor: "abc" }],
    ["words beside a limit, which would count for nothing", { q: "zzzzqq", limit: "6" }],
  ])("refuses %s", async (_what, query) => {
    const url = toUrl("/shop-item/get-items", query);
    expect((await app.call("GET", url)).statusCode).toBe(400);
  });

  test("signs in a search are words, not a query language", async () => {
    for (const q of ["'", "dress' | '", "a & !b:*", "(((", "%", "\\", "🙂"])
      expect((await search({ q })).data.length).toBeGreaterThanOrEqual(0);
  });
});

describe("order and pages", () => {
  test.each<[string, string[]]>([
    ["newest", ["dress", "shirt", "vase", "wardrobe"]],
    ["price_asc", ["shirt", "vase", "dress", "wardrobe"]],
    ["price_desc", ["wardrobe", "dress", "vase", "shirt"]],
    ["rating_desc", ["dress", "shirt", "vase", "wardrobe"]],
    ["relevance", ["dress", "shirt", "vase", "wardrobe"]],
  ])("CATLG-15 by %s", async (sort, names) => expect(await found({ sort })).toEqual(names));

  test("CATLG-16 a name counts more than an exact brand, and that more than a description", async () => {
    // The name 5, the brand 2, the description 1.
    expect(await found({ q: "dress" })).toEqual(["dress", "wardrobe", "shirt"]);
  });

  test("CATLG-16 an exact category counts more than a description", async () => {
    const store = await insertStore(app.db);
    const basket = await insertItem(app.db, store, { name: "Basket", description: "For storage." });
    // The basket is newer; the wardrobe's category is exactly that.
    expect(await found({ q: "storage" })).toEqual(["wardrobe", basket]);
    await archive(basket);
  });

  test("CATLG-16 a name (5) counts more than an exact brand and category together (2 and 2)", async () => {
    const store = await insertStore(app.db);
    const namedItemId = await insertItem(app.db, store, {
      name: "Storage box",
      createdAt: new Date(Date.now() - 30 * day),
    });
    const brandedItemId = await insertItem(app.db, store, {
      name: "Shelf",
      brand: "Storage",
      category: "Home & Living",
      subCategory: "Furniture",
      subSubCategory: "Storage",
    });
    expect(await found({ q: "storage" })).toEqual([namedItemId, brandedItemId, "wardrobe"]);
    await archive(namedItemId, brandedItemId);
  });

  test("CATLG-08 CATLG-09 pages by number, and the total with each", async () => {
    const first = await search({ ps: "8", page: "1", sort: "price_asc" });
    expect(first.data).toHaveLength(4);
    const pageBeyondLast = await search({ ps: "8", page: "2" });
    expect(pageBeyondLast).toMatchObject({ data: [], total: { count: 4 } });
    expect(await search({ ps: "48", page: "9999" })).toMatchObject({ data: [] });
  });
});

describe("misspelt words", () => {
  test("are replaced when nothing matches as typed, and the page can say so", async () => {
    const page = await search({ q: "terracota vases" });
    expect(page.corrected).toBe("terracotta vases");
    expect(page.data.map(({ item_id }) => findName(item_id))).toEqual(["vase"]);
  });

  test("letters in the wrong order are put right in each word", async () => {
    expect(await search({ q: "adrie dres" })).toMatchObject({
      corrected: "adire dres",
      data: [{ name: "Adire wrap dress" }],
    });
  });

  test.each([
    ["terracotta vase ethiopia", "terracotta vase", "Terracotta vase"],
    ["jarrah sofa wardrobe", "jarrah wardrobe", "Jarrah wardrobe"],
  ])("%s finds what has most of the words", async (q, corrected, name) => {
    expect(await search({ q })).toMatchObject({ corrected, data: [{ name }] });
    expect(await search({ q, exact: "1" })).toMatchObject({ corrected: null, data: [] });
  });

  test("nothing is made up for a word that is like no other", async () => {
    expect(await search({ q: "astronaut" })).toMatchObject({ data: [], corrected: null });
  });

  test("a word that nothing for sale uses any more is forgotten", async () => {
    const store = await insertStore(app.db);
    const id = await insertItem(app.db, store, { name: "Zanzibar xylophone" });
    const nearest = async () => (await findNearestWords(app.db, ["xylofone"])).get("xylofone");
    expect(await nearest()).toBe("xylophone");
    await app.db
      .updateTable("marketplace.item")
      .set({ status: "archived" })
      .where("id", "=", id)
      .execute();
    await deleteUnusedItemWords(app, 7);
    expect(await nearest()).toBeNull();
    expect((await findNearestWords(app.db, ["terracota"])).get("terracota")).toBe("terracotta");
  });
});

describe("counts beside the filters", () => {
  test("what each value would leave", async () => {
    const all = await filters();
    const counts = (choices: { value: string; count: number | null }[]) =>
      Object.fromEntries(choices.map(({ value, count }) => [value, count]));
    expect(counts(all.categories)).toMatchObject({ "Home & Living": 2, Furniture: 1 });
    expect(counts(all.sizes)).toEqual({ M: 2, "One size": 2, L: 1 });
    expect(counts(all.colours)).toEqual({ Indigo: 1, Sand: 1, Terracotta: 1 });
    expect(counts(all.ratings)).toEqual({ 4: 1, 3: 2, 2: 2, 1: 2 });
    expect(counts(all.conditions)).toEqual({ new: 2, used_good: 1 });
    expect(all).toMatchObject({ inStock: 3, freeShipping: 1, freeReturns: 1 });
    expect(all.prices.reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  test("CATLG-06 the ceiling is the highest price, rounded up", async () => {
    expect((await filters({ q: "vase" })).ceiling).toBe(2501);
  });

  test("CATLG-10 of a filter whose values all count, only what is left", async () => {
    const { sizes } = await filters({ size: "L" });
    expect(sizes).toEqual([
      { value: "L", count: 1 },
      { value: "M", count: 1 },
    ]);
  });

  test("CATLG-11 of brands, how many the others have", async () => {
    const { brands, categories } = await filters({ brand: "Sahel" });
    expect(brands).toContainEqual({ value: "Two Rivers", count: 1 });
    expect(categories).not.toContainEqual(expect.objectContaining({ value: "Home & Living" }));
  });
});

test("MKT-03 the overview names the categories that have something for sale, and the brands", async () => {
  const response = await app.call("GET", "/marketplace/catalog");
  expect(response.json()).toEqual({
    categories: [
      {
        name: "Clothing & Accessories",
        slug: "clothing-accessories",
        count: expect.any(Number),
        isCapped: false,
      },
      { name: "Home & Living", slug: "home-living", count: 2, isCapped: false },
    ],
    brands: ["Dress", "Kumasi Cloth", "Sahel", "Two Rivers"],
  });
});

describe("what stands below an item", () => {
  const related = async (key: string): Promise<RelatedItems> =>
    (await app.call("GET", `/marketplace/items/${key}/related`)).json();

  test("PROD-04 others of its category, the same kind and store first, and what else its store sells", async () => {
    const ownStore = await insertStore(app.db, { name: "Own Maker" });
    const other = await insertStore(app.db, { name: "Other Maker" });
    const jewelleryOverrides = {
      category: "Jewellery & Watches",
      subCategory: "Necklaces",
      subSubCategory: null,
    };
    const at = (days: number) => ({ createdAt: new Date(Date.now() - days * day) });
    const currentItemId = await insertItem(app.db, ownStore, { ...jewelleryOverrides, ...at(1) });
    const otherSubCategoryId = await insertItem(app.db, ownStore, {
      ...jewelleryOverrides,
      subCategory: "Rings",
      ...at(2),
    });
    const nearOtherStoreId = await insertItem(app.db, other, { ...jewelleryOverrides, ...at(2) });
    const sameStoreId = await insertItem(app.db, ownStore, { ...jewelleryOverrides, ...at(9) });
    const archivedOverrides = { ...jewelleryOverrides, status: "archived" as const };
    await insertItem(app.db, other, archivedOverrides);
    const hidden = await insertStore(app.db, { hiddenAt: new Date() });
    await insertItem(app.db, hidden, jewelleryOverrides);
    const basket = { category: "Handmade & Crafts", subCategory: "Baskets", subSubCategory: null };
    const basketItemId = await insertItem(app.db, ownStore, basket);

    const { similar, fromStore } = await related(currentItemId.replace("ITM", "SKU"));
    const toIds = (cards: { item_id: string }[]) => cards.map(({ item_id }) => item_id);
    expect(toIds(similar)).toEqual([sameStoreId, nearOtherStoreId, otherSubCategoryId]);
    expect(toIds(fromStore)).toEqual([basketItemId]);
    expect(await related(currentItemId)).toEqual({ similar, fromStore });
  });

  test("is public and cacheable, and nothing stands below what is not for sale", async () => {
    const response = await app.call("GET", `/marketplace/items/${ids.dress}/related`);
    expect(response.headers["cache-control"]).toContain("public");
    expect(response.body).not.toMatch(/user|email|owner/i);
    const store = await insertStore(app.db);
    const archivedItemId = await insertItem(app.db, store, { status: "archived" });
    expect((await app.call("GET", `/marketplace/items/${archivedItemId}/related`)).statusCode).toBe(
      404,
    );
  });
});
