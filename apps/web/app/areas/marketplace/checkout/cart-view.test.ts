import type { Cart, CartLine } from "@boab/contracts/marketplace/cart";
import { expect, it, test } from "vitest";
import {
  describeContents,
  describeFreeShipping,
  describeLineProblem,
  describeParcels,
  hasNothingForSale,
  listChosenOptions,
  needsAddress,
} from "./cart-view.ts";

const line = {
  id: "a",
  item_id: "ITM-AAAAAAAA",
  storeId: "STO-AAAAAAAA",
  quantity: 3,
  imageIndex: 0,
  sizeSelected: "M",
  typeSelected: "",
  colorSelected: "Indigo",
  name: "Adire wrap dress",
  shopItem: {
    id: "ITM-AAAAAAAA",
    sku: "SKU-AAAAAAAA",
    name: "Adire wrap dress",
    price: 149,
    description: "",
    type: "",
    colour: "Indigo",
    images: { main: null },
  },
  state: "for sale",
  changed: false,
  unitCents: 14_900,
  unitCentsBefore: null,
  totalCents: 44_700,
  available: 8,
  reservedOncePaid: false,
} satisfies CartLine;

test("CART-01 a line names only what there was to choose", () => {
  expect(listChosenOptions(line)).toEqual(["Colour: Indigo", "Size: M"]);
});

it.each([
  [{}, null],
  [{ unitCentsBefore: 13_900 }, "The price has changed from $139.00 to $149.00."],
  [{ state: "fewer left", available: 2 }, "Only 2 left. You have 3 in your cart."],
  [{ state: "sold out", unitCentsBefore: 1 }, "Sold out. Remove it to pay for the rest."],
  [{ state: "on holiday" }, "This store is on holiday. You can buy it once they're back."],
  [{ state: "gone" }, "No longer for sale."],
] as const)("says what changed about a line: %o", (change, expected) => {
  expect(describeLineProblem({ ...line, ...change }, { hasBuyableLines: true })).toBe(expected);
});

test("what is sold out promises to pay for the rest only where there is a rest", () => {
  expect(describeLineProblem({ ...line, state: "sold out" }, { hasBuyableLines: false })).toBe(
    "Sold out. You can remove it, or check back later.",
  );
});

const delivery = { id: "sendle-standard", courier: "Sendle", service: "Standard", cents: 895 };
const makeCartStore = (chosen: Cart["stores"][number]["chosen"]) => ({
  storeId: "STO-AAAAAAAA",
  slug: "a",
  storeName: "A",
  location: "",
  options: [],
  chosen,
  pickupNote: null,
  freeShipping: null,
  goodsCents: 100,
  deliveryCents: 0,
});

test("X-50 two parcels are said, and an address is asked for only where something is sent", () => {
  const picked = makeCartStore({ ...delivery, id: "pickup" });
  const sent = makeCartStore(delivery);
  expect(describeParcels({ stores: [sent, sent] })).toBe(
    "Two stores ship this order, so it arrives in two or more parcels.",
  );
  expect(describeParcels({ stores: [sent, picked] })).toBeNull();
  expect(needsAddress({ stores: [picked] })).toBe(false);
  expect(needsAddress({ stores: [picked, sent] })).toBe(true);
});

test("a cart of which nothing is for sale is known as such", () => {
  expect(hasNothingForSale({ cart: [{ ...line, state: "sold out" }] })).toBe(true);
  expect(hasNothingForSale({ cart: [{ ...line, state: "sold out" }, line] })).toBe(false);
});

test("F-MKT-10 the cart says how much is missing for free shipping, and when it is reached", () => {
  expect(describeFreeShipping({ freeShipping: null })).toBeNull();
  const left = (missingCents: number) =>
    describeFreeShipping({ freeShipping: { fromCents: 8_000, missingCents } });
  expect(left(1_200)).toBe("$12.00 more for free shipping.");
  expect(left(0)).toBe("Your order ships free from this store.");
});

test("what can't be bought isn't counted", () => {
  const soldOutLine = { ...line, state: "sold out" } as const;
  expect(describeContents({ cart: [line, soldOutLine] })).toBe("1 line, 3 items");
});
