import { beforeEach, expect, test, vi } from "vitest";
import { createBrokenStorage, createMemoryStorage } from "#test/storage.ts";
import { createCartReader } from "./cart-reader.ts";
import { createCartStore } from "./cart-store.ts";

const braids = { businessId: "BUS-ABCD1234", pricingId: "00000000-0000-4000-8000-000000000001" };
const wash = { businessId: "BUS-ABCD1234", pricingId: "00000000-0000-4000-8000-000000000002" };

let storage: Storage;
/** As one tab has it. */
function open(getStorage: () => Storage = () => storage) {
  const reader = createCartReader(getStorage);
  return { ...reader, ...createCartStore(reader) };
}
const loadItems = (cart: ReturnType<typeof open>) => cart.load().items;

beforeEach(() => {
  storage = createMemoryStorage();
  vi.stubGlobal("window", { addEventListener() {} });
});

test("DCART-02 a price is added once with quantity 1, and nothing else of it is kept", () => {
  const cart = open();
  const itemFromPage = { ...braids, unitAmount: 1, sellerAccountId: "acct_1", commissionRate: "0" };
  expect(cart.add(itemFromPage)).toBe(true);
  expect(loadItems(cart)).toEqual([{ ...braids, quantity: 1 }]);
  expect(JSON.parse(storage.getItem("boab.cart") ?? "").items).toEqual([
    { ...braids, quantity: 1 },
  ]);
  cart.add(braids);
  cart.add(wash);
  expect(loadItems(cart).map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test("DCART-01 survives a reload, and follows what another tab did", () => {
  open().add(braids);
  const [here, there] = [open(), open()];
  expect(loadItems(here)).toHaveLength(1);
  there.add(wash);
  here.setQuantity(braids.pricingId, 5);
  expect(loadItems(there)).toEqual([
    { ...braids, quantity: 5 },
    { ...wash, quantity: 1 },
  ]);
});

test("takes at most 99 of one price and 100 prices", () => {
  const cart = open();
  cart.add(braids);
  cart.setQuantity(braids.pricingId, 500);
  expect(loadItems(cart)[0]?.quantity).toBe(99);
  expect(cart.add(braids)).toBe(false);
  cart.setQuantity(braids.pricingId, 0);
  expect(loadItems(cart)[0]?.quantity).toBe(1);
  for (let n = 1; n < 100; n++) cart.add({ ...braids, pricingId: String(n) });
  expect(cart.add(wash)).toBe(false);
  expect(loadItems(cart)).toHaveLength(100);
});

test.each([
  "no json",
  "[]",
  '{"items":[{"businessId":"B","pricingId":"P","quantity":-1},{"pricingId":1},null],"paying":7}',
])("starts empty from what is no cart: %s", (stored) => {
  storage.setItem("boab.cart", stored);
  expect(open().load()).toEqual({ items: [], paying: null });
});

test("DCART-05 what was paid leaves the cart, what was added since stays", () => {
  const cart = open();
  cart.add(braids);
  cart.startPaying("payment-1");
  expect(loadItems(cart)).toHaveLength(1);
  expect(cart.finishPaying("another")).toBe(false);
  expect(loadItems(cart)).toHaveLength(1);
  cart.add(braids);
  cart.add(wash);
  expect(open().finishPaying("payment-1")).toBe(true);
  expect(loadItems(cart)).toEqual([
    { ...braids, quantity: 1 },
    { ...wash, quantity: 1 },
  ]);
  expect(cart.finishPaying("payment-1")).toBe(false);
});

test("lasts as long as the page where the browser forbids storage", () => {
  const cart = open(createBrokenStorage);
  cart.add(braids);
  cart.add(wash);
  cart.remove(braids.pricingId);
  expect(loadItems(cart)).toEqual([{ ...wash, quantity: 1 }]);
});
