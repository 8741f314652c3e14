import { expect, test } from "vitest";
import { createFakeApi } from "#test/fake-api.ts";
import { findCards } from "./find-cards.ts";

const item = (name: string) => ({ sku: name, name, storeName: "Kumasi Cloth House", price: 149 });
const business = (businessName: string) => ({
  id: businessName,
  businessName,
  category: "Restaurants",
  city: "Footscray",
  state: "VIC",
});

/** A server that plays the contract: with `limit` the words of an item search count for nothing. */
const makeMarket = (items: string[], businesses: string[]) =>
  createFakeApi((request) => {
    const { pathname, searchParams } = new URL(request.split(" ")[1] ?? "", "http://boab.test");
    const all = pathname.startsWith("/shop-item") ? items.map(item) : businesses.map(business);
    const q = searchParams.get("q")?.toLowerCase() ?? "";
    const isIgnored = pathname.startsWith("/shop-item") && searchParams.has("limit");
    const data = all.filter((each) => isIgnored || JSON.stringify(each).toLowerCase().includes(q));
    return { data };
  });

const find = (q: string, api: ReturnType<typeof makeMarket>) =>
  findCards(q, new AbortController().signal, api);

test("a nonsense word finds no item and no business", async () => {
  expect(await find("zzzzqq", makeMarket(["Adire wrap dress"], ["Dress for Less"]))).toEqual([]);
});

test("the group with more matching names comes first", async () => {
  const api = makeMarket(["Shea butter by Zuri"], ["Zuri's Braids", "Zuri's Kitchen"]);
  expect((await find("zuri", api)).map(({ name }) => name)).toEqual([
    "Zuri's Braids",
    "Zuri's Kitchen",
    "Shea butter by Zuri",
  ]);
  expect((await find("shea", api)).map(({ kind }) => kind)).toEqual(["itemCard"]);
});
