import type { Sale } from "@boab/contracts/payments/payments";
import { expect, it } from "vitest";
import { describePayoutStatus, describeRefundSource } from "./sale-view.ts";

const sale: Sale = {
  id: "00000000-0000-4000-8000-000000000000",
  sellerName: "Ubuntu Braid Studio",
  buyerName: "Amara Okafor",
  amountCents: 22_000,
  feeCents: 2_604,
  cardFeeCents: 404,
  returnedFeeCents: 0,
  coveredCents: 0,
  shareCents: 19_396,
  netCents: 19_396,
  isOrder: false,
  refundedCents: 0,
  refundedShareCents: 0,
  refundReasons: [],
  disputedCents: 0,
  payout: "sent",
  payoutDueAt: null,
  paidAt: "2026-11-15T10:05:00.000Z",
  lines: [],
};

it.each([
  ["held", 0, "Payout pending"],
  ["sending", 0, "On its way"],
  // Our transfer, not the parcel.
  ["sent", 0, "Paid to you"],
  ["sent", 5_000, "Paid to you"],
  ["held", 22_000, "Refunded"],
] as const)(
  "CART-15 X-51 a share that is %s, of which %i cents were refunded, is called %s",
  (payout, refundedCents, label) => {
    expect(describePayoutStatus({ ...sale, payout, refundedCents }).label).toBe(label);
  },
);

it("X-104 a share of a visit that can still be cancelled says when it goes out", () => {
  const held = { ...sale, payout: "held", payoutDueAt: "2026-11-25T01:00:00.000Z" } as const;
  expect(describePayoutStatus(held).label).toBe("Payout from 25 Nov");
});

it("a sale that the buyer's bank took back is disputed", () => {
  expect(describePayoutStatus({ ...sale, disputedCents: 22_000 }).label).toBe("Disputed");
});

it("a refund comes from where the money is", () => {
  expect(describeRefundSource(sale)).toBe("from your Stripe account");
  expect(describeRefundSource({ ...sale, payout: "held" })).toBe("from your share");
});
