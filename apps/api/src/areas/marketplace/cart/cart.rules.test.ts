import { courierPresets } from "@boab/contracts/marketplace/couriers";
import { describe, expect, test } from "vitest";
import {
  computeFreeShipping,
  computeIncludedGst,
  decideHold,
  findChosenDelivery,
  findVariant,
  getLineState,
  listDeliveryOptions,
  type ShippingTerms,
} from "./cart.rules.ts";

const getPreset = (id: string, shippingCost?: number) => {
  const found = courierPresets.find((one) => one.id === id);
  if (!found) throw new Error(`no preset ${id}`);
  return shippingCost === undefined ? found : { ...found, shippingCost };
};
const item = (
  itemId: string,
  couriers: ReturnType<typeof getPreset>[],
  pickupNote: string | null,
) => ({
  itemId,
  couriers,
  pickupNote,
});
const noFreeShipping = { goodsCents: 99_999, freeFromCents: null };
const shown = (items: ReturnType<typeof item>[], terms = noFreeShipping as ShippingTerms) =>
  listDeliveryOptions(items, terms).map(({ id, cents }) => `${id} ${cents}`);

describe("X-50 F-MKT-10 how one store sends what is in a cart", () => {
  test.each([
    ["nothing", [], []],
    [
      "one parcel costs as much as its dearest item, by couriers that go for all of it, the cheapest first",
      [
        item("A", [getPreset("auspost-express"), getPreset("sendle-standard", 8)], null),
        item("B", [getPreset("sendle-standard", 12.5), getPreset("auspost-express")], null),
        item(
          "C",
          [getPreset("sendle-standard", 3), getPreset("auspost-express"), getPreset("dhl-express")],
          null,
        ),
      ],
      ["sendle-standard 1250", "auspost-express 1495"],
    ],
    [
      "without a courier in common each item is sent by its cheapest",
      [
        item("A", [getPreset("auspost-express"), getPreset("auspost-standard")], "Footscray"),
        item("B", [getPreset("dhl-express")], null),
        item("B", [getPreset("dhl-express")], null),
      ],
      ["apart 3490"],
    ],
    [
      "picked up only if all of it can be",
      [item("A", [getPreset("sendle-standard")], ""), item("B", [], "Footscray")],
      ["sendle-standard 895", "pickup 0"],
    ],
    ["what can only be picked up", [item("A", [], "Footscray")], ["pickup 0"]],
    ["what has no courier at all is free", [item("A", [], null)], ["free 0"]],
  ])("%s", (_, items, expected) => expect(shown(items)).toEqual(expected));

  test("the cheapest is chosen until somebody chooses, and again when that is no longer offered", () => {
    const options = listDeliveryOptions(
      [item("A", [getPreset("auspost-express"), getPreset("auspost-standard")], "")],
      noFreeShipping,
    );
    expect(findChosenDelivery(options, undefined)?.id).toBe("auspost-standard");
    expect(findChosenDelivery(options, "pickup")?.id).toBe("pickup");
    expect(findChosenDelivery(options, "dhl-express")?.id).toBe("auspost-standard");
    expect(findChosenDelivery([], "pickup")).toBeUndefined();
  });
});

describe("F-MKT-10 free shipping from an amount on", () => {
  const dress = item("A", [getPreset("auspost-express"), getPreset("sendle-standard", 8)], "");
  const at = (goodsCents: number) => ({ goodsCents, freeFromCents: 8_000 });

  test("is by the cheapest delivery, from that very amount on", () => {
    expect(shown([dress], at(7_999))).toEqual([
      "sendle-standard 800",
      "auspost-express 1495",
      "pickup 0",
    ]);
    expect(shown([dress], at(8_000))).toEqual([
      "sendle-standard 0",
      "auspost-express 1495",
      "pickup 0",
    ]);
  });

  test("covers parcels that are sent apart, too", () => {
    const itemsWithoutCommonCourier = [dress, item("B", [getPreset("dhl-express")], null)];
    expect(shown(itemsWithoutCommonCourier, at(20_000))).toEqual(["apart 0"]);
  });

  test.each([
    ["says how much is missing", [dress], at(6_800), { fromCents: 8_000, missingCents: 1_200 }],
    ["says that it is reached", [dress], at(8_000), { fromCents: 8_000, missingCents: 0 }],
    ["means nothing where nothing is sent", [item("A", [], "")], at(6_800), null],
    ["means nothing where sending is free", [item("A", [], null)], at(6_800), null],
    ["isn't there unless the store has it", [dress], noFreeShipping, null],
  ])("%s", (_, items, terms, expected) =>
    expect(computeFreeShipping(listDeliveryOptions(items, terms), terms)).toEqual(expected),
  );
});

const availableLine = {
  quantity: 2,
  stock: 2,
  isForSale: true,
  isStoreOpen: true,
  isStoreAway: false,
  isStoreReady: true,
  isOwn: false,
};

test.each([
  ["for sale", {}],
  ["fewer left", { stock: 1 }],
  ["sold out", { stock: 0 }],
  ["not ready", { isStoreReady: false, stock: 0 }],
  ["on holiday", { isStoreAway: true, isStoreReady: false }],
  ["own", { isOwn: true, isStoreAway: true }],
  ["gone", { isForSale: false, isOwn: true }],
  ["closed", { isStoreOpen: false, isForSale: false }],
])("a line of the cart is %s", (state, changes) =>
  expect(getLineState({ ...availableLine, ...changes })).toBe(state),
);

test("X-40 prices of a registered store include an eleventh", () => {
  expect([32_850, 10, 0].map(computeIncludedGst)).toEqual([2_986, 1, 0]);
});

describe("which variant somebody means", () => {
  const of = (size: string, color = "", type = "") => ({ size, color, type });
  const variants = [of("M", "Indigo"), of("L", "Indigo"), of("L", "Ochre")];
  test.each([
    [{ size: "m" }, variants[0]],
    [{ size: "L", color: "OCHRE", type: "" }, variants[2]],
    [{ size: "L" }, undefined],
    [{ size: "M", color: "Ochre" }, undefined],
    [{}, undefined],
  ])("%o", (selection, expected) => expect(findVariant(variants, selection)).toBe(expected));
  test("nobody has to choose where there is no choice", () =>
    expect(findVariant([of("One size")], {})).toEqual(of("One size")));
});

describe("how much is kept while somebody pays", () => {
  const now = new Date("2026-11-18T03:00:00Z");
  /** The end of a hold that began so many minutes ago. */
  const makeHoldEnd = (minutesAgo: number) => new Date(now.getTime() + (37 - minutesAgo) * 60_000);
  const addMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  test.each([
    [1, 1, 1],
    [1, 2, 1],
    [2, 2, 1],
    [2, 3, 1],
    [2, 4, 2],
    [8, 10, 5],
    [3, 10, 3],
  ])("of %i wanted with %i left: %i", (quantity, left, heldQuantity) => {
    expect(decideHold({ quantity, left, holdEnds: [], now })).toEqual({
      quantity: heldQuantity,
      until: addMinutes(37),
    });
  });

  test.each([
    ["a hold that runs goes on", [makeHoldEnd(30)], addMinutes(7)],
    ["no other within the hour", [makeHoldEnd(38)], null],
    ["nor at its last minute", [makeHoldEnd(59)], null],
    ["another after the hour", [makeHoldEnd(60)], addMinutes(37)],
    ["none after two in a day", [makeHoldEnd(61), makeHoldEnd(200)], null],
    ["two of which one was yesterday", [makeHoldEnd(61), makeHoldEnd(24 * 60)], addMinutes(37)],
  ])("%s", (_, holdEnds, until) => {
    const stockHold = decideHold({ quantity: 1, left: 1, holdEnds, now });
    expect(stockHold?.until ?? null).toEqual(until);
  });
});
