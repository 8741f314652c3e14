import { describe, expect, test } from "vitest";
import { findRecipientErrors, judgeCart, nextStep, toShownState } from "./checkout.rules.ts";

const dress = { id: "a", quantity: 1, unitCents: 14_900, seenCents: 14_900, isForSale: true };
const tin = { id: "b", quantity: 3, unitCents: 1_650, seenCents: 1_500, isForSale: true };
const total = 19_850;
const seenDress = { cartId: "a", quantity: 1, unitAmount: 14_900 };
const seenTin = { cartId: "b", quantity: 3, unitAmount: 1_650 };

describe("P9 what somebody saw is what they pay", () => {
  test.each([
    ["by its lines", [seenTin, seenDress], { ok: true }],
    [
      "by what the specification's client says of them",
      [
        { quantity: 3, unitAmount: 1_650 },
        { quantity: 1, unitAmount: 14_900 },
      ],
      { ok: true },
    ],
    ["a price they never saw", [seenDress, { ...seenTin, unitAmount: 1 }], "price_changed"],
    [
      "without a price: that of when they chose it",
      [seenDress, { cartId: "b", quantity: 3 }],
      "price_changed",
    ],
    ["another quantity", [seenDress, { ...seenTin, quantity: 2 }], "cart_changed"],
    ["a line they did not see", [seenDress], "cart_changed"],
    ["a line that is gone", [seenDress, seenTin, { cartId: "c", quantity: 1 }], "cart_changed"],
  ])("%s", (_, lines, expected) => {
    const verdict = judgeCart([dress, tin], total, { lines, totalCents: total });
    expect(verdict).toEqual(
      typeof expected === "string" ? { ok: false, reason: expected } : expected,
    );
  });

  test("another total, because a delivery costs more by now", () => {
    const lines = [seenDress, seenTin];
    expect(judgeCart([dress, tin], total, { lines, totalCents: total - 1 })).toMatchObject({
      reason: "cart_changed",
    });
    expect(judgeCart([dress, tin], total, { lines, totalCents: undefined }).ok).toBe(true);
  });

  test("an empty cart, and one with something that can't be bought", () => {
    expect(judgeCart([], 0, { lines: [], totalCents: 0 })).toMatchObject({ reason: "cart_empty" });
    const soldOutDress = { ...dress, isForSale: false };
    expect(judgeCart([soldOutDress], 0, { lines: [seenDress], totalCents: 0 })).toMatchObject({
      reason: "cart_changed",
    });
  });
});

test("an address is needed where something is sent, and a name always", () => {
  const ruth = { name: "Ruth Danso" };
  expect(findRecipientErrors(ruth, false)).toEqual({});
  expect(Object.keys(findRecipientErrors(undefined, false))).toEqual(["recipient.name"]);
  expect(Object.keys(findRecipientErrors({ ...ruth, suburb: "Preston" }, true))).toEqual([
    "recipient.street",
    "recipient.state",
    "recipient.postcode",
  ]);
});

test.each([
  ["holding", "open", "nothing", "open"],
  ["holding", "processing", "nothing", "processing"],
  ["holding", "paid", "order", "paid"],
  ["holding", "failed", "release", "failed"],
  ["holding", "expired", "release", "expired"],
  ["released", "expired", "nothing", "expired"],
  ["released", "paid", "order or refund", "paid"],
  ["ordered", "paid", "nothing", "ordered"],
  ["refunded", "paid", "nothing", "refunded"],
] as const)(
  "a checkout that is %s with a payment that is %s: %s",
  (state, payment, step, shown) => {
    expect(nextStep(state, payment)).toBe(step);
    expect(toShownState(state, payment)).toBe(shown);
  },
);
