import { courierPresets } from "@boab/contracts/marketplace/couriers";
import { describe, expect, test } from "vitest";
import {
  chosenDelivery,
  deliveryOptions,
  findVariant,
  freeShippingOf,
  gstIncluded,
  lineState,
  type ShippingTerms,
} from "./cart.rules.ts";

const preset = (id: string, shippingCost?: number) => {
  const found = courierPresets.find((one) => one.id === id);
  if (!found) throw new Error(`no preset ${id}`);
  return shippingCost === undefined ? found : { ...found, shippingCost };
};
const item = (
  itemId: string,
  couriers: ReturnType<typeof preset>[],
  pickupNote: string | null,
) => ({
  ...{ itemId, couriers, pickupNote },
});
const never = { goodsCents: 99_999, freeFromCents: null };
const shown = (items: ReturnType<typeof item>[], terms = never as ShippingTerms) =>
  deliveryOptions(items, terms).map(({ id, cents }) => `${id} ${cents}`);

describe("X-50 F-MKT-10 how one store sends what is in a cart", () => {
  test.each([
    ["nothing", [], []],
    [
      "one parcel costs as much as its dearest item, by couriers that go for all of it, the cheapest first",
      [
        item("A", [preset("auspost-express"), preset("sendle-standard", 8)], null),
        item("B", [preset("sendle-standard", 12.5), preset("auspost-express")], null),
        item(
          "C",
          [preset("sendle-standard", 3), preset("auspost-express"), preset("dhl-express")],
          null,
        ),
      ],
      ["sendle-standard 1250", "auspost-express 1495"],
    ],
    [
      "without a courier in common each item is sent by its cheapest",
      [
        item("A", [preset("auspost-express"), preset("auspost-standard")], "Footscray"),
        item("B", [preset("dhl-express")], null),
        item("B", [preset("dhl-express")], null),
      ],
      ["apart 3490"],
    ],
    [
      "picked up only if all of it can be",
      [item("A", [preset("sendle-standard")], ""), item("B", [], "Footscray")],
      ["sendle-standard 895", "pickup 0"],
    ],
    ["what can only be picked up", [item("A", [], "Footscray")], ["pickup 0"]],
    ["what has no courier at all is free", [item("A", [], null)], ["free 0"]],
  ])("%s", (_, items, expected) => expect(shown(items)).toEqual(expected));

  test("the cheapest is chosen until somebody chooses, and again when that is no longer offered", () => {
    const options = deliveryOptions(
      [item("A", [preset("auspost-express"), preset("auspost-standard")], "")],
      never,
    );
    expect(chosenDelivery(options, undefined)?.id).toBe("auspost-standard");
    expect(chosenDelivery(options, "pickup")?.id).toBe("pickup");
    expect(chosenDelivery(options, "dhl-express")?.id).toBe("auspost-standard");
    expect(chosenDelivery([], "pickup")).toBeUndefined();
  });
});

describe("F-MKT-10 free shipping from an amount on", () => {
  const dress = item("A", [preset("auspost-express"), preset("sendle-standard", 8)], "");
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
    const apart = [dress, item("B", [preset("dhl-express")], null)];
    expect(shown(apart, at(20_000))).toEqual(["apart 0"]);
  });

  test.each([
    ["says how much is missing", [dress], at(6_800), { fromCents: 8_000, missingCents: 1_200 }],
    ["says that it is reached", [dress], at(8_000), { fromCents: 8_000, missingCents: 0 }],
    ["means nothing where nothing is sent", [item("A", [], "")], at(6_800), null],
    ["means nothing where sending is free", [item("A", [], null)], at(6_800), null],
    ["isn't there unless the store has it", [dress], never, null],
  ])("%s", (_, items, terms, expected) =>
    expect(freeShippingOf(deliveryOptions(items, terms), terms)).toEqual(expected),
  );
});

const fine = {
  ...{ quantity: 2, stock: 2, isForSale: true, isStoreOpen: true },
  ...{ isStoreAway: false, isStoreReady: true, isOwn: false },
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
  expect(lineState({ ...fine, ...changes })).toBe(state),
);

test("X-40 prices of a registered store include an eleventh", () => {
  expect([32_850, 10, 0].map(gstIncluded)).toEqual([2_986, 1, 0]);
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
  ])("%o", (wanted, expected) => expect(findVariant(variants, wanted)).toBe(expected));
  test("nobody has to choose where there is no choice", () =>
    expect(findVariant([of("One size")], {})).toEqual(of("One size")));
});
