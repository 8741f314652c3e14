import { expect, it } from "vitest";
import { computeRefundableCents, computeRefundCost, computeSaleNetCents } from "./sale-money.ts";

const sale = {
  amountCents: 15_980,
  feeCents: 1_900,
  cardFeeCents: 302,
  returnedFeeCents: 499,
  coveredCents: 0,
  refundedCents: 4_995,
  disputedCents: 0,
};

it("a sale leaves its payee the amount, less the fee that stays and what went back", () => {
  expect(computeSaleNetCents(sale)).toBe(9_584);
  expect(computeRefundableCents(sale)).toBe(10_985);
  expect(computeRefundableCents({ ...sale, disputedCents: 15_980 })).toBe(0);
});

it("X-103 says what the rest would cost the seller, who pays the card part, and what an admin's refund would", () => {
  expect(computeRefundCost(sale, 10_985, true)).toEqual({
    feeCents: 1_099,
    shareCents: 9_886,
    retainedCardFeeCents: 207,
  });
  expect(computeRefundCost(sale, 10_985, false)).toEqual({
    feeCents: 1_306,
    shareCents: 9_679,
    retainedCardFeeCents: 0,
  });
});
