import { expect, test } from "vitest";
import { listReceiptSums } from "./receipt.rules.ts";

const paid = {
  delivery: { courier: "Sendle", service: "Standard" },
  deliveryCents: 895,
  totalCents: 22_295,
  refundedCents: 0,
  gstCents: 2_027,
  refunds: [],
};
const shown = (order: Parameters<typeof listReceiptSums>[0]) =>
  listReceiptSums(order).map(({ label, amount }) => `${label} ${amount}`.trim());

test("X-40 a registered store's receipt says how much GST is in the price", () =>
  expect(shown(paid)).toEqual([
    "Delivery, Sendle Standard $8.95",
    "Total paid $222.95",
    "The total price includes GST of $20.27",
  ]));

test("X-40 another store's says that there is none, and picking up costs nothing", () =>
  expect(shown({ ...paid, gstCents: null, delivery: null })).toEqual([
    "Total paid $222.95",
    "No GST is charged: the seller isn't registered for it.",
  ]));

test("F-MKT-11 a refund takes its GST along", () => {
  const refunds = [{ amountCents: 6_500, at: "2026-11-11T21:40:00.000Z", reason: null }];
  expect(shown({ ...paid, refundedCents: 6_500, refunds }).slice(3)).toEqual([
    "Refunded on 12 November 2026, including GST of $5.91 −$65.00",
    "Total after refunds $157.95",
  ]);
});
