import type { Sale } from "@boab/contracts/payments/payments";
import { expect, it } from "vitest";
import { refundEffects, refundProblem, standingOf } from "./sale-view.ts";

const sale: Sale = {
  id: "00000000-0000-4000-8000-000000000000",
  sellerName: "Ubuntu Braid Studio",
  buyerName: "Amara Okafor",
  amountCents: 22_000,
  feeCents: 2_604,
  shareCents: 19_396,
  refundedCents: 0,
  refundedShareCents: 0,
  disputedCents: 0,
  payout: "sent",
  paidAt: "2026-11-15T10:05:00.000Z",
  lines: [],
};

it.each([
  ["held", 0, "Held"],
  ["sending", 0, "On its way"],
  ["sent", 0, "Sent"],
  ["sent", 5_000, "Sent"],
  ["held", 22_000, "Refunded"],
] as const)(
  "a share that is %s, of which %i cents were refunded, is called %s",
  (payout, refundedCents, label) => {
    expect(standingOf({ ...sale, payout, refundedCents }).label).toBe(label);
  },
);

it("a sale that the buyer's bank took back is disputed, and nothing of it can be refunded", () => {
  const disputed = { ...sale, disputedCents: 22_000 };
  expect(standingOf(disputed).label).toBe("Disputed");
  expect(refundProblem(disputed, 1)).toBe("The most you can refund is $0.00.");
});

it.each([
  [null, "Please enter how much to refund."],
  [undefined, "Please enter an amount such as 24.50."],
  [0, "Please enter how much to refund."],
  [22_001, "The most you can refund is $220.00."],
  [22_000, null],
  [1, null],
])("an amount of %s cents: %s", (cents, problem) => {
  expect(refundProblem(sale, cents)).toBe(problem);
});

it("says what a refund does to whom, to the cent", () => {
  expect(refundEffects(sale, 5_500)).toEqual([
    "Amara Okafor gets $55.00 back on their card, usually within 5 to 10 business days.",
    "$48.49 of it comes from your Stripe account. We give back $6.51 of our fee.",
  ]);
  expect(refundEffects({ ...sale, payout: "held" }, 22_000)[1]).toBe(
    "$193.96 of it comes from your share. We give back $26.04 of our fee.",
  );
});
