import type { Payment } from "@boab/contracts/payments/payments";
import { expect, it } from "vitest";
import { viewPayment } from "./payment-view.ts";

const payment: Payment = {
  id: "00000000-0000-4000-8000-000000000000",
  state: "open",
  amountCents: 22_000,
  createdAt: "2026-11-15T10:00:00.000Z",
  paidAt: null,
  sales: [],
};

it.each([
  ["open", false, "Confirming your payment", true],
  ["open", true, "Checkout cancelled", false],
  ["expired", false, "Checkout cancelled", false],
  ["processing", false, "Your bank is working on it", true],
  ["failed", false, "Your payment didn't go through", false],
] as const)("a payment that is %s (left: %s) says so", (state, hasLeft, title, isUnsettled) => {
  expect(viewPayment({ ...payment, state }, hasLeft)).toMatchObject({ title, isUnsettled });
});

it("says that a payment went through only when it did, also to somebody who pressed Back", () => {
  const paid: Payment = { ...payment, state: "paid", paidAt: "2026-11-15T10:05:00.000Z" };
  expect(viewPayment(paid, true)).toMatchObject({
    title: "Your payment went through",
    text: "Paid on 15 Nov 2026. Your receipt is in your email.",
  });
});
