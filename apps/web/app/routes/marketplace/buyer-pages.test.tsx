import type { Cart } from "@boab/contracts/marketplace/cart";
import { describe, expect, test } from "vitest";
import { ItemSpotlight } from "#areas/marketplace/catalog/item-spotlight.tsx";
import {
  loadSpotlightItems,
  spotlightPath,
} from "#areas/marketplace/catalog/load-spotlight.server.ts";
import { api } from "#lib/api/api.server.ts";
import { makeCatalogItem } from "#test/catalog.ts";
import { makePublicItem } from "#test/items.ts";
import {
  getRedirect,
  openPage,
  postTo,
  readFormValuesFrom,
  renderPage,
  toText,
} from "#test/open-page.tsx";
import { makeRefusal, replaceApi } from "#test/play-api.ts";
import { people } from "#test/profiles.ts";
import { makePublicStore } from "#test/stores.ts";
import * as browse from "./browse.tsx";
import * as checkoutPage from "./checkout.tsx";
import * as checkoutResult from "./checkout-result.tsx";
import * as home from "./home.tsx";
import * as itemPage from "./item.tsx";
import * as layout from "./marketplace-layout.tsx";
import * as itemPicture from "./pictures/item-picture.ts";
import * as storeHeader from "./pictures/store-header.ts";
import * as products from "./products.tsx";
import * as backNotice from "./reopening-notice.tsx";
import * as savedItems from "./saved-items.ts";

const viewer = people.member;
const id = "7c0a2b1e-5a8e-4b9e-9b53-0d4f7a2c1e11";
const listed = (data: unknown[], total: object | null = null) => ({
  data,
  nextCursor: null,
  total,
  corrected: null,
});

describe("how paying for a cart went", () => {
  const checkout = {
    id,
    state: "ordered",
    totalCents: 20_245,
    createdAt: "2026-11-15T13:30:00.000Z",
    url: null,
    stores: [
      {
        slug: "kumasi-cloth-house",
        storeName: "Kumasi Cloth House",
        totalCents: 15_795,
        items: 1,
        orderId: "4TR8-W2HN",
      },
      { slug: "tote", storeName: "Tote Co.", totalCents: 4_450, items: 2, orderId: "9ABC-D2EF" },
    ],
  };
  const path = `/marketplace/checkout-result/${id}`;
  const open = (changes: object, query = "") =>
    openPage(checkoutResult, `${path}${query}`, {
      viewer,
      answers: { [`GET /marketplace/checkouts/${id}`]: { ...checkout, ...changes } },
    });

  test("an order that is in names each store's order and amount, and the total", async () => {
    const { text, html } = await open({});
    expect(text).toContain("Thanks, Amara. Your order is in.");
    expect(text).toContain("Kumasi Cloth House Order 4TR8-W2HN, 1 item $157.95");
    expect(text).toContain("Tote Co. Order 9ABC-D2EF, 2 items $44.50");
    expect(text).toContain("Paid by card AUD $202.45");
    expect(html).toContain('href="/my-account/orders/4TR8-W2HN"');
    expect(html).toContain("bg-ok-soft");
  });

  test("what was not paid is no order: it can be paid, or goes back to the cart", async () => {
    const stores = [{ ...checkout.stores[0], orderId: null }];
    const url = "https://checkout.stripe.com/c/pay/cs_test_1";
    const left = await open({ state: "open", url, stores, totalCents: 15_795 }, "?cancelled");
    expect(left.text).toContain("What you chose");
    expect(left.text).toContain("Total AUD $157.95");
    expect(left.html).toContain(`href="${url}"`);
    expect(left.html).not.toContain("bg-ok-soft");
    const failed = await open({ state: "failed", stores });
    expect(failed.text).toContain("You weren't charged");
    expect(failed.text).toContain("Back to your cart");
    expect(failed.text).not.toContain("Continue to payment");
    expect(failed.html).toContain("bg-warn-soft");
  });

  test("money that came too late is refunded in full", async () => {
    const { text } = await open({ state: "refunded" });
    expect(text).toContain("$202.45 goes back to your card.");
  });

  test("nobody sees it without signing in", async () => {
    expect(await getRedirect(openPage(checkoutResult, path))).toBe(
      `/register?next=${encodeURIComponent(path)}`,
    );
  });
});

describe("/marketplace/checkout", () => {
  const empty: Cart = {
    cart: [],
    stores: [],
    merchId: null,
    canBePaid: false,
    gstCents: 0,
    goodsCents: 0,
    deliveryCents: 0,
    totalCents: 0,
  };

  test("a cart is read for whoever is signed in, and visitors sign in first", async () => {
    const { calls, loaderData, text } = await openPage(checkoutPage, "/marketplace/checkout", {
      viewer: { ...viewer, phoneNumber: "0491570156" },
      answers: { "GET /cart/amara-uid-01": empty },
    });
    expect(calls.map(({ call }) => call)).toEqual(["GET /cart/amara-uid-01"]);
    expect(loaderData).toMatchObject({
      buyer: { name: "Amara Okafor", phone: "0491570156", email: "amara@okafor.example" },
    });
    expect(text).toContain("Your cart is empty");
    expect(await getRedirect(openPage(checkoutPage, "/marketplace/checkout"))).toBe(
      "/register?next=%2Fmarketplace%2Fcheckout",
    );
    const posted = postTo(checkoutPage, "/marketplace/checkout", { intent: "pay" });
    expect(await getRedirect(posted)).toBe("/register?next=%2Fmarketplace%2Fcheckout");
  });
});

describe("the page of an item", () => {
  const item = makePublicItem();
  const path = `/marketplace/item/${item.sku}`;
  const summary = { count: 0, mean: null, starCounts: [0, 0, 0, 0, 0] };
  const reviews = { data: [], nextCursor: null, summary };
  const related = {
    similar: [makeCatalogItem({ name: "Plum kaftan", price: 88.5 })],
    fromStore: [],
  };
  const shown = {
    [`GET /shop-item/get-single-item/${item.sku}`]: item,
    "GET /marketplace/stores/kumasi-cloth-house": makePublicStore(),
    [`GET /marketplace/items/${item.item_id}/related`]: related,
    [`GET /marketplace/items/${item.item_id}/reviews`]: reviews,
    "GET /magazine/mentions": { data: [] },
  };

  test("says what it costs, and what is like it; search engines read the same price", async () => {
    const { text, title, loaderData } = await openPage(itemPage, path, { answers: shown });
    expect(title).toBe("Adire indigo wrap dress, Kumasi Cloth House | Boab");
    expect(text).toContain("$149.00");
    expect(text).toContain("Plum kaftan");
    expect(text).toContain("$88.50");
    expect(JSON.stringify((loaderData as { found: unknown }).found)).toContain('"price":"149.00"');
  });

  test.each([
    [410, "item_gone", "This item isn't for sale any more"],
    [404, "not_found", "We couldn't find this item"],
  ])("what answers %i says so: %s", async (status, code, words) => {
    const answers = {
      [`GET /shop-item/get-single-item/${item.sku}`]: makeRefusal(status, code, "No."),
    };
    const { text, title } = await openPage(itemPage, path, { answers });
    expect(title).toBe("This item isn't for sale | Boab");
    expect(text).toContain(words);
    expect(text).toContain("Browse the marketplace");
  });

  const post = (values: Record<string, string>, call: string, answer: unknown) =>
    postTo(itemPage, path, values, { viewer, answers: { [call]: answer } });
  const chosen = { itemId: item.item_id, sku: item.sku, size: "M", color: "Plum", quantity: "2" };
  const added = { cartId: id, quantity: 2, lines: 1, items: 2 };

  test("its form adds what was chosen to the cart", async () => {
    const { calls, data } = await post(chosen, "POST /cart/add", added);
    expect(calls).toEqual([
      {
        call: "POST /cart/add",
        body: {
          itemId: "ITM-22222222",
          itemSku: "SKU-22222222",
          quantity: 2,
          SelectedColor: "Plum",
          SelectedSize: "M",
        },
      },
    ]);
    expect(data).toEqual({ ok: true, response: added });
  });

  test.each([
    [
      {
        intent: "write",
        itemId: "ITM-2",
        rating: "4",
        comment: "Warm.",
        tie: "customer",
        photos: "none",
      },
      "POST /marketplace/items/ITM-2/reviews",
      { rating: 4, comment: "Warm.", photos: [] },
    ],
    [
      { intent: "reply", id, body: "Thank you." },
      `PUT /dir-review/${id}/reply`,
      { body: "Thank you." },
    ],
    [{ intent: "unhelpful", id }, `DELETE /dir-review/${id}/helpful`, undefined],
    [{ intent: "delete", id }, `DELETE /dir-review/delete/${id}`, undefined],
  ])("a form with an intent is about a review: %o", async (values, call, body) => {
    const { calls } = await post(values, call, () => new Response("", { status: 500 }));
    expect(calls).toEqual([body ? { call, body } : { call }]);
  });

  test("a review without stars, words or a reason isn't sent", async () => {
    const values = { intent: "write", itemId: "ITM-2", rating: "6" };
    const { data, calls } = await post(values, "POST /nothing", null);
    expect(data).toMatchObject({ ok: false });
    expect(Object.keys((data as { fields: object }).fields)).toEqual(["rating", "comment", "tie"]);
    expect(calls).toEqual([]);
    const report = await post({ intent: "report", id }, "POST /nothing", null);
    expect(report.data).toMatchObject({ fields: { reason: "Please choose a reason." } });
  });
});

describe("what is for sale", () => {
  const overview = {
    categories: [
      { name: "Home & Living", slug: "home-living", count: 1_200, isCapped: true },
      { name: "Electronics", slug: "electronics", count: 1, isCapped: false },
    ],
    brands: ["Kumasi Cloth"],
  };

  test("the home counts products and stores, and shows the fullest categories", async () => {
    const total = { count: 1_250, isCapped: false, stores: 1 };
    const { text, html, calls } = await openPage(home, "/marketplace", {
      answers: {
        "GET /marketplace/catalog": overview,
        "GET /shop-item/get-items": listed([makeCatalogItem({ price: 88.5 })], total),
      },
    });
    expect(text).toContain("1,250 products from 1 store so far.");
    expect(text).toContain("More than 1,200 products");
    expect(text).toContain("1 product");
    expect(text).toContain("$88.50");
    expect(html).toContain("/pictures/items/vase/home-living-0.svg");
    expect(readFormValuesFrom(html, "Search products")).toEqual({ q: "" });
    expect(calls.map(({ query }) => query?.cat ?? query?.sort)).toEqual([
      undefined,
      "newest",
      "Home & Living",
      "Electronics",
    ]);
  });

  const filters = {
    categories: [],
    genders: [],
    styles: [],
    sizes: [],
    colours: [],
    brands: [],
    conditions: [],
    ratings: [],
    inStock: 1,
    freeShipping: 0,
    freeReturns: 0,
    prices: [],
    ceiling: 200,
  };
  const catalog = {
    "GET /shop-item/get-items": listed([makeCatalogItem()], {
      count: 1,
      isCapped: false,
      stores: 1,
    }),
    "GET /marketplace/catalog/filters": filters,
  };

  test("browsing asks for what the address says, and a filtered list isn't indexed", async () => {
    const { text, calls } = await openPage(browse, "/marketplace/browse?pmax=150&size=M", {
      answers: catalog,
    });
    expect(text).toContain("Adire indigo wrap dress");
    expect(calls.find(({ call }) => call === "GET /shop-item/get-items")?.query).toMatchObject({
      pmax: "150",
      size: "M",
    });
    const readRobots = (isFiltered: boolean, page: number) =>
      browse
        .meta({ loaderData: { isFiltered, page } } as never)
        .some((one) => "name" in one && one.name === "robots");
    expect([readRobots(false, 1), readRobots(true, 1), readRobots(false, 2)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("a category lists its own, and one that isn't there is a missing page", async () => {
    const { title, calls } = await openPage(products, "/marketplace/products/home-living", {
      answers: catalog,
    });
    expect(title).toBe("Home & Living | Boab");
    expect(calls.find(({ call }) => call === "GET /shop-item/get-items")?.query).toMatchObject({
      cat: "Home & Living",
    });
    expect(await getRedirect(openPage(products, "/marketplace/products/no-such-thing"))).toBe(
      "/?pageNotFound=404",
    );
  });

  test("every page of the marketplace has its categories above it", async () => {
    const { loaderData } = await openPage(layout, "/marketplace", {
      answers: { "GET /marketplace/catalog": overview },
    });
    const html = renderPage(layout, "/marketplace", loaderData);
    expect(toText(html)).toContain("Home & Living");
  });

  test("the directory's spotlight shows items with their price, and nothing while the API is down", async () => {
    const request = new Request("http://localhost:3000/directory");
    const fakeApi = replaceApi({
      "GET /shop-item/get-items": listed([makeCatalogItem({ price: 88.5 })]),
    });
    const items = await loadSpotlightItems(api(request));
    fakeApi.stop();
    expect(fakeApi.calls[0]?.query).toMatchObject({ stock: "1", sort: "newest" });
    const Spotlight = { default: () => <ItemSpotlight items={items} to={spotlightPath} /> };
    const text = toText(renderPage(Spotlight, "/directory", null));
    expect(text).toContain("In the spotlight");
    expect(text).toContain("$88.50");
    const down = replaceApi({
      "GET /shop-item/get-items": () => new Response("", { status: 503 }),
    });
    expect(await loadSpotlightItems(api(request))).toEqual([]);
    down.stop();
  });
});

describe("small forms", () => {
  test("X-105 only a press confirms that somebody wants to hear when a store is back; the token leaves the address", async () => {
    const token = "t".repeat(32);
    const path = "/marketplace/back-notice";
    const emailedPage = Promise.resolve().then(() =>
      openPage(backNotice, `${path}?token=${token}`),
    );
    const redirectPath = (await getRedirect(emailedPage)) ?? "";
    expect(redirectPath).toMatch(/^\/marketplace\/back-notice\?link=[0-9a-f]{12}$/);
    const cookie = `boab_back_notice_${redirectPath.slice(-12)}=${token}`;
    const opened = await openPage(backNotice, redirectPath, { cookie });
    expect(opened.calls).toEqual([]);
    expect(opened.html).not.toContain(token);
    const call = "POST /marketplace/back-notices/confirmations";
    const failing = { [call]: makeRefusal(410, "conflict", "This link has been used.") };
    const fields = readFormValuesFrom(opened.html, "Tell me when they're back");
    const { calls, data } = await postTo(backNotice, redirectPath, fields, {
      cookie,
      answers: failing,
    });
    expect(calls).toEqual([{ call, body: { token } }]);
    expect(data).toMatchObject({ ok: false, error: "This link has been used." });
  });

  test.each([
    ["save", "PUT /marketplace/saved/SKU-2"],
    ["unsave", "DELETE /marketplace/saved/SKU-2"],
  ])("a heart with %s calls %s", async (intent, call) => {
    const { calls, data } = await postTo(
      savedItems,
      "/marketplace/saved-items",
      { intent, id: "SKU-2" },
      {
        viewer,
        answers: { [call]: undefined },
      },
    );
    expect(calls).toEqual([{ call }]);
    expect(data).toEqual({ ok: true, response: null });
  });
});

describe("drawings", () => {
  const load = (loader: (args: never) => unknown, params: Record<string, string>) =>
    loader({ params } as never) as Response;

  test("an item and a store are drawn from their address alone; anything else is missing", async () => {
    const drawn = load(itemPicture.loader, { motif: "vase", file: "home-living-0-aa3300.svg" });
    expect(drawn.headers.get("content-type")).toContain("image/svg+xml");
    expect((await drawn.text()).toLowerCase()).toContain("#aa3300");
    const header = load(storeHeader.loader, { file: "kumasi-cloth-house.svg" });
    expect(await header.text()).toMatch(/^<svg[^>]* viewBox="0 0 1360 378"/);
    const missing = [
      () => load(itemPicture.loader, { motif: "dragon", file: "a-0.svg" }),
      () => load(itemPicture.loader, { motif: "vase", file: "a-9.svg" }),
      () => load(storeHeader.loader, { file: "kumasi-cloth-house.png" }),
    ];
    for (const open of missing) {
      const refused = await Promise.resolve()
        .then(open)
        .catch((thrown: unknown) => thrown);
      expect((refused as Response).status).toBe(404);
    }
  });
});
