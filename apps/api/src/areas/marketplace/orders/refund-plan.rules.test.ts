import { describe, expect, test } from "vitest";
import { computeRefundable, planRefund, splitInProportion } from "./refund-plan.rules.ts";

const all = (...numbers: number[]) => numbers.map((itemNumber) => ({ itemNumber, quantity: null }));
const line = (itemNumber: number, changes = {}) => ({
  itemNumber,
  unitCents: 4_995,
  quantity: 2,
  refundedCents: 0,
  refundedQuantity: 0,
  ...changes,
});
/** Two pieces of $49.95, a cushion of $65.00 that was refunded, and $8.95 to send them. */
const order = {
  leftCents: 10_885,
  deliveryCents: 895,
  deliveryRefundedCents: 0,
  isDeliveryRefunded: false,
  lines: [
    line(1),
    line(2, { unitCents: 6_500, quantity: 1, refundedCents: 6_500, refundedQuantity: 1 }),
  ],
};

const toParts = (verdict: ReturnType<typeof planRefund>) => {
  if (!verdict.ok) throw new Error(verdict.reason);
  return verdict.parts.map((part) => [part.itemNumber, part.amountCents, part.quantity]);
};

describe("F-MKT-05 a refund of an order", () => {
  test.each([
    ["an item", { items: all(1), delivery: false }, [[1, 9_990, 2]], [1, 2]],
    [
      "one of two pieces",
      { items: [{ itemNumber: 1, quantity: 1 }], delivery: false },
      [[1, 4_995, 1]],
      [2],
    ],
    [
      "an item and the delivery",
      { items: all(1), delivery: true },
      [
        [1, 9_990, 2],
        [0, 895, 1],
      ],
      [1, 2],
    ],
    ["the delivery alone", { items: [], delivery: true }, [[0, 895, 1]], [2]],
    [
      "what was refunded before and the delivery",
      { items: all(2), delivery: true },
      [[0, 895, 1]],
      [2],
    ],
    [
      "$10.00 off an item",
      { items: all(1), delivery: false, amountCents: 1_000 },
      [[1, 1_000, 0]],
      [2],
    ],
    [
      "$10.00 off all of it",
      { items: all(1), delivery: true, amountCents: 1_000 },
      [
        [1, 918, 0],
        [0, 82, 0],
      ],
      [2],
    ],
  ])("of %s", (_what, selection, parts, fullyRefundedItems) => {
    const verdict = planRefund(order, selection);
    expect(toParts(verdict)).toEqual(parts);
    expect(verdict).toMatchObject({ covered: fullyRefundedItems });
  });

  test.each([
    ["nothing left", { items: all(2), delivery: false }],
    ["unknown item", { items: all(3), delivery: true }],
    ["too many", { items: [{ itemNumber: 1, quantity: 3 }], delivery: false }],
    ["too much", { items: all(1), delivery: false, amountCents: 9_991 }],
  ])("is refused: %s", (reason, selection) => {
    expect(planRefund(order, selection)).toEqual({ ok: false, reason });
  });

  test("a cent of the sale that went back without an item blocks nothing: all the rest can go", () => {
    const shortenedOrder = { ...order, leftCents: 10_884 };
    expect(computeRefundable(shortenedOrder)).toEqual({
      deliveryCents: 895,
      lineCents: [9_989, 0],
    });
    const verdict = planRefund(shortenedOrder, { items: all(1, 2), delivery: true });
    expect(toParts(verdict)).toEqual([
      [1, 9_989, 2],
      [0, 895, 1],
    ]);
    expect(verdict).toMatchObject({ amountCents: 10_884, covered: [1, 2] });
  });

  test("what was refunded as a whole stays refunded, though a cent of it had gone before", () => {
    const partlyRefundedLines = [line(1, { refundedCents: 9_989, refundedQuantity: 2 }), line(2)];
    expect(computeRefundable({ ...order, leftCents: 10_885, lines: partlyRefundedLines })).toEqual({
      deliveryCents: 895,
      lineCents: [0, 9_990],
    });
  });

  test("a bank that took half leaves half of each part", () => {
    expect(computeRefundable({ ...order, leftCents: 5_442 })).toEqual({
      deliveryCents: 448,
      lineCents: [4_994, 0],
    });
  });
});

test("an amount is shared out to the cent, and never above the room", () => {
  expect(splitInProportion(100, [1, 1, 1])).toEqual([1, 1, 1]);
  expect(splitInProportion(10, [3, 3, 3, 100])).toEqual([1, 0, 0, 9]);
  expect(splitInProportion(5, [0, 0])).toEqual([0, 0]);
  expect(splitInProportion(2, [5, 5, 5])).toEqual([2, 0, 0]);
});
