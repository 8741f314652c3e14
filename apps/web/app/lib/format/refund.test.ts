import { expect, test } from "vitest";
import {
  computeRefundCents,
  describeRefundEffects,
  findAmountError,
  readRefund,
} from "./refund.ts";

const refundable = {
  deliveryLeftCents: 895,
  lines: [
    {
      itemNumber: 1,
      name: "Tote",
      options: "Red",
      unitCents: 4_995,
      quantityLeft: 2,
      leftCents: 9_989,
    },
  ],
};

test("pieces cost their price, and the last ones what is left", () => {
  const cents = (pieces: number, hasDelivery: boolean) =>
    computeRefundCents(refundable, { pieces: { 1: pieces }, includesDelivery: hasDelivery });
  expect(cents(0, false)).toBe(0);
  expect(cents(1, false)).toBe(4_995);
  expect(cents(2, true)).toBe(10_884);
});

test.each([
  ["", null],
  ["24.50", null],
  ["abc", "Please enter an amount such as 24.50."],
  ["0", "Please enter how much to refund."],
  ["50", "The most you can refund is $49.95."],
])("an amount of %j: %s", (typed, problem) => {
  expect(findAmountError(typed, 4_995)).toBe(problem);
});

test("X-103 says what a refund does to whom, to the cent, and that the card cost stays", () => {
  const cost = { feeCents: 550, shareCents: 4_950, retainedCardFeeCents: 101 };
  const parties = { buyer: "Amara Okafor", source: "from your Stripe account" };
  expect(describeRefundEffects(5_500, cost, parties)).toEqual([
    "Amara Okafor gets $55.00 back on their card, usually within 5 to 10 business days.",
    "$49.50 of it comes from your Stripe account. We give back $5.50 of our fee.",
    "The card cost of $1.01 isn't given back: the payment was made, and Stripe keeps it.",
  ]);
  expect(
    describeRefundEffects(5_500, { ...cost, feeCents: 0, retainedCardFeeCents: 0 }, parties)[1],
  ).toBe("It comes from your Stripe account.");
});

test("the fields become what the API takes", () => {
  expect(
    readRefund({
      "pieces-1": "2",
      "pieces-2": "0",
      "pieces-x": "1",
      delivery: "yes",
      amount: "24.50",
      reason: "damaged",
      intent: "refund",
    }),
  ).toEqual({
    items: [{ itemNumber: 1, quantity: 2 }],
    delivery: true,
    amountCents: 2_450,
    reason: "damaged",
  });
  expect(readRefund({ reason: "because" })).toEqual({ items: [], delivery: false });
  expect(readRefund({ amount: "lots" })).toMatchObject({ amountCents: 0 });
});
