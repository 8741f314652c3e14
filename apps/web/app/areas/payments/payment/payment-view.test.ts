import type { Payment } from "@boab/contracts/payments/payments";
import { expect, it } from "vitest";
import { describeSaleStatus, viewPayment } from "./payment-view.ts";

const payment: Payment = {
  id: "00000000-0000-4000-8000-000000000000",
  state: "open",
  amountCents: 22_000,
  createdAt: "2026-11-15T10:00:00.000Z",
  paidAt: null,
  url: null,
  sales: [],
};
const fresh = { hasLeft: false, hasAsked: false };

it.each([
  ["open", fresh, "Confirming your payment", true],
  ["open", { hasLeft: false, hasAsked: true }, "Not paid yet", false],
  ["open", { hasLeft: true, hasAsked: false }, "Checkout cancelled", false],
  ["expired", fresh, "Checkout cancelled", false],
  ["processing", fresh, "Your bank is working on it", true],
  ["failed", fresh, "Your payment didn't go through", false],
] as const)("a payment that is %s (%o) says so: %s", (state, paymentReturn, title, isUnsettled) => {
  expect(viewPayment({ ...payment, state }, paymentReturn)).toMatchObject({ title, isUnsettled });
});

const paid: Payment = { ...payment, state: "paid", paidAt: "2026-11-15T10:05:00.000Z" };
const sale = {
  sellerName: "Studio",
  sellerPath: "/directory",
  amountCents: 22_000,
  disputedCents: 0,
  lines: [],
};

it("says that a payment went through only when it did, also to somebody who pressed Back", () => {
  expect(viewPayment(paid, { hasLeft: true, hasAsked: false })).toMatchObject({
    title: "Your payment went through",
    text: "Paid on 15 Nov 2026. Your receipt is in your email.",
  });
});

it.each([
  [5_500, "Part of your payment was refunded", "$55.00 goes back to your card."],
  [22_000, "Your payment was refunded", "$220.00 goes back to your card."],
])("says that %i cents were refunded", (refundedCents, title, text) => {
  const view = viewPayment({ ...paid, sales: [{ ...sale, refundedCents }] }, fresh);
  expect(view.title).toBe(title);
  expect(view.text).toContain(text);
});

it.each([
  ["paid", 0, "Paid"],
  ["paid", 100, "Partly refunded"],
  ["paid", 22_000, "Refunded"],
  ["processing", 0, "Pending"],
  ["failed", 0, "Not paid"],
  ["expired", 0, "Not paid"],
] as const)("a %s part of which %i cents were refunded is called %s", (state, refunded, label) => {
  expect(describeSaleStatus(state, { ...sale, refundedCents: refunded }).label).toBe(label);
});

it("a part that the buyer's bank took back is disputed", () => {
  const disputed = { ...sale, refundedCents: 0, disputedCents: 22_000 };
  expect(describeSaleStatus("paid", disputed).label).toBe("Disputed");
});
