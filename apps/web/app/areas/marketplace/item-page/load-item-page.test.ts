import { describe, expect, test } from "vitest";
import { ApiError } from "#lib/api/errors.ts";
import { makeCatalogItem } from "#test/catalog.ts";
import { makePublicItem } from "#test/items.ts";
import { makePublicStore } from "#test/stores.ts";
import { loadItemPage } from "./load-item-page.server.ts";
import { clampBio, formatPlace, splitDescription } from "./seller-description.ts";
import { viewItemPage } from "./view-item-page.server.ts";

const origin = "https://boab.example";

type ApiAnswers = { item?: unknown; store?: unknown; related?: unknown };

function stubItemApi(answers: ApiAnswers = {}) {
  const calls: string[] = [];
  const call = async ({ path }: { path: string }, { params }: { params: object }) => {
    calls.push(`${path} ${Object.values(params)}`);
    const kind = path.includes("single") ? "item" : path.includes("related") ? "related" : "store";
    const defaults = {
      item: makePublicItem(),
      store: makePublicStore(),
      related: {
        similar: [makeCatalogItem({ sku: "SKU-33333333" })],
        fromStore: [makeCatalogItem({ sku: "SKU-44444444" })],
      },
    };
    const answer = answers[kind] ?? defaults[kind];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked: calls, load: (key: string) => loadItemPage({ call } as never, key, origin) };
}

const thrown = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (reason: Response) => ({ status: reason.status, to: reason.headers.get("location") }),
  );

describe("the page of an item", () => {
  test("PROD-01 PROD-02 is found by its sku, with its seller and what is like it", async () => {
    const { load, asked: calls } = stubItemApi();
    const page = await load("SKU-22222222");
    expect(page).toMatchObject({
      kind: "item",
      view: { name: "Adire indigo wrap dress", seller: { store: { slug: "kumasi-cloth-house" } } },
      similar: [{ sku: "SKU-33333333", storeName: "Kumasi Cloth House" }],
      fromStore: [{ sku: "SKU-44444444" }],
    });
    expect(calls[0]).toBe("/shop-item/get-single-item/:id SKU-22222222");
  });

  test("PROD-01 an id and small letters lead to the one address", async () => {
    const { load } = stubItemApi();
    const there = { status: 301, to: "/marketplace/item/SKU-22222222" };
    expect(await thrown(load("ITM-22222222"))).toEqual(there);
    expect(await thrown(load("sku-22222222"))).toEqual(there);
  });

  test("what is missing or hidden looks missing, and what was for sale is gone", async () => {
    const missing = new ApiError({ code: "not_found", status: 404 });
    expect(await stubItemApi({ item: missing }).load("SKU-22222222")).toEqual({ kind: "missing" });
    expect(await stubItemApi({ store: missing }).load("SKU-22222222")).toEqual({ kind: "missing" });
    const { load, asked: calls } = stubItemApi();
    const notFoundRedirect = { status: 302, to: "/?pageNotFound=404" };
    expect(await thrown(load("not-a-sku"))).toEqual(notFoundRedirect);
    expect(calls).toEqual([]);
    const goneError = new ApiError({ code: "item_gone", status: 410 });
    expect(await stubItemApi({ item: goneError }).load("SKU-22222222")).toEqual({ kind: "gone" });
  });

  test("search engines read price, stock, seller and rating", async () => {
    const page = await stubItemApi().load("SKU-22222222");
    expect(page).toMatchObject({
      found: {
        data: {
          "@type": "Product",
          sku: "SKU-22222222",
          offers: {
            price: "149.00",
            priceCurrency: "AUD",
            availability: "https://schema.org/InStock",
            seller: { name: "Kumasi Cloth House" },
          },
          aggregateRating: { ratingValue: 4.8, reviewCount: 32 },
        },
      },
    });
    const closedStore = makePublicStore({ isOpen: false });
    const closed = await stubItemApi({
      store: closedStore,
      item: makePublicItem({ rating: null, reviewCount: 0 }),
    });
    const data = (await closed.load("SKU-22222222")) as { found: { data: object } };
    expect(data.found.data).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock" },
    });
    expect(data.found.data).not.toHaveProperty("aggregateRating");
  });
});

describe("what the page says", () => {
  const view = (item = {}, store = {}) =>
    viewItemPage(makePublicItem(item), makePublicStore(store), origin);

  test("X-40 GST is an eleventh of the price, where the seller is registered", () => {
    expect(view().gst).toBeNull();
    expect(view({}, { isGstRegistered: true }).gst).toBe("$13.55");
  });

  test("F-MKT-10 free shipping is named where the store has it and the item is sent", () => {
    expect(view().freeShipping).toBeNull();
    const terms = { freeShippingFromCents: 8_000 };
    expect(view({}, terms).freeShipping).toBe("Free shipping on orders over $80");
    expect(view({}, { freeShippingFromCents: 7_950 }).freeShipping).toContain("$79.50");
    expect(view({ courier_info: [] }, terms).freeShipping).toBeNull();
  });

  test("X-54 a previous price only where it was higher", () => {
    expect(view().discount).toEqual({ from: "$189.00", percent: 21 });
    expect(view({ previous_price: 149 }).discount).toBeNull();
  });

  test("the main photo comes first", () => {
    const { pics } = makePublicItem().images;
    const reorderedPics = pics.map((pic, place) => ({ ...pic, isMain: place === 2 }));
    const { photos } = view({ images: { main: null, pics: reorderedPics } });
    expect(photos.map(({ id }) => id)).toEqual([pics[2]?.id, pics[0]?.id, pics[1]?.id]);
  });

  test("PROD-14 a short first sentence is the seller's line, the rest the bio; the country is named once", () => {
    expect(splitDescription("Cloth with a passport. A mother and daughter.")).toEqual({
      tagline: "Cloth with a passport.",
      bio: "A mother and daughter.",
    });
    const long = "We are a mother and a daughter who cut cloth. Come in.";
    expect(splitDescription(long)).toEqual({ tagline: "", bio: long });
    expect(formatPlace("Sunshine VIC")).toBe("Sunshine VIC, Australia");
    expect(formatPlace("Perth, Australia")).toBe("Perth, Australia");
    expect(formatPlace("")).toBe("");
  });

  test("PROD-15 a bio of 55 words stays whole, a longer one is cut", () => {
    const words = (count: number) => Array.from({ length: count }, (_, place) => `w${place}`);
    expect(clampBio(words(55).join(" "))).toBe(words(55).join(" "));
    expect(clampBio(words(56).join(" "))).toBe(`${words(55).join(" ")}…`);
  });
});
