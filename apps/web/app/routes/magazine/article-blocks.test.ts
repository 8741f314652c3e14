import { expect, test } from "vitest";
import { viewBlocks } from "./article-blocks.server.ts";

const file = { width: 1, height: 1, webp: "/a.webp", jpeg: "/a.jpg" };
const picture = { mobile: file, tablet: file, desktop: file, original: file };
const item = {
  sku: "SKU-AAAAAAAA",
  name: "Dress",
  storeName: "Kumasi",
  priceCents: 14_900,
  picture,
};
const business = {
  id: "BUS-AAAAAAAA",
  name: "Open Kitchen",
  slug: "open-kitchen",
  category: "Restaurants" as const,
  city: "Footscray",
  state: "VIC",
  cover: null,
};

test("shop the story: an item is offered, said to be sold out, or said to be gone", () => {
  const state = (now: "for sale" | "sold out" | "gone") =>
    viewBlocks({ businesses: [], items: [{ ...item, state: now }] }, true).items["SKU-AAAAAAAA"];
  expect(state("for sale")).toMatchObject({
    to: "/marketplace/item/SKU-AAAAAAAA",
    line: "Kumasi, $149.00",
  });
  expect(state("sold out")).toMatchObject({ line: "Kumasi, sold out (was $149.00)" });
  expect(state("gone")).toEqual({ gone: "Dress by Kumasi is no longer for sale." });
});

test("items are left out while the marketplace is closed to visitors", () => {
  expect(
    viewBlocks({ businesses: [], items: [{ ...item, state: "for sale" }] }, false).items,
  ).toEqual({});
});

test("a business has its category and place, and a drawing where it has no photo", () => {
  expect(
    viewBlocks({ businesses: [business], items: [] }, false).businesses["BUS-AAAAAAAA"],
  ).toEqual({
    to: "/directory/listings/open-kitchen",
    name: "Open Kitchen",
    line: "Restaurants, Footscray VIC",
    image: "/pictures/listings/card/restaurants/open-kitchen.svg",
    label: "View business",
  });
});
