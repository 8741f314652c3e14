import { describe, expect, test } from "vitest";
import {
  canStillBePaid,
  chooseLaterState,
  describePayment,
  judgeCart,
  listShownLines,
  type PaymentState,
  type SessionObject,
} from "./payment.rules.ts";

const braids = {
  reference: "price-1",
  title: "Braids",
  unitCents: 22_000,
  payeeId: "adaeze",
  sellerName: "Braid Studio",
  sellerPath: "/directory/listings/braids",
};
const requestedLine = { businessId: "BUS-1", pricingId: "price-1", quantity: 2 };

describe("a cart", () => {
  test("X-29 costs what our records say", () => {
    expect(judgeCart("buyer", [{ ...requestedLine, unitAmount: 22_000 }], [braids])).toEqual({
      ok: true,
      lines: [{ ...braids, quantity: 2 }],
      amountCents: 44_000,
    });
  });

  test.each([
    ["price_gone", {}, undefined],
    ["price_gone", {}, { ...braids, unitCents: 0 }],
    ["price_needs_booking", {}, { ...braids, needsBooking: true }],
    ["price_changed", { unitAmount: 1 }, braids],
    ["own_listing", {}, { ...braids, payeeId: "buyer" }],
    ["payment_too_small", { quantity: 1 }, { ...braids, unitCents: 49 }],
    ["payment_too_large", { quantity: 99 }, { ...braids, unitCents: 22_000 }],
  ] as const)("X-29 is refused: %s", (reason, change, priced) => {
    expect(judgeCart("buyer", [{ ...requestedLine, ...change }], [priced])).toEqual({
      ok: false,
      reason,
    });
  });
});

const session = (change: Partial<SessionObject>): SessionObject => ({
  status: "open",
  payment_status: "unpaid",
  amount_total: 44_000,
  currency: "aud",
  payment_intent: null,
  customer_details: null,
  ...change,
});
const intent = (status: string) => ({ status, latest_charge: null });

describe("a payment", () => {
  test.each<[PaymentState, Partial<SessionObject>]>([
    ["open", {}],
    ["expired", { status: "expired" }],
    ["processing", { status: "complete", payment_intent: intent("processing") }],
    ["failed", { status: "complete", payment_intent: intent("requires_payment_method") }],
    ["paid", { status: "complete", payment_status: "paid", payment_intent: intent("succeeded") }],
  ])("is %s by what the provider says of its page", (state, change) => {
    expect(describePayment(session(change)).state).toBe(state);
  });

  test("ends alike in whatever order its events come", () => {
    const seen: PaymentState[] = ["open", "processing", "expired", "paid", "open"];
    const orders = seen.map((_, from) => [...seen.slice(from), ...seen.slice(0, from)]);
    const endStates = [...orders, ...orders.map((order) => order.toReversed())].map((order) =>
      order.reduce(chooseLaterState, "open"),
    );
    expect(new Set(endStates)).toEqual(new Set(["paid"]));
  });

  test("is offered again while its page can be paid, or can still be made", () => {
    const now = new Date("2026-11-15T10:00:00Z");
    const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    expect(canStillBePaid({ sessionId: "cs_1", expiresAt: inMinutes(1) }, now)).toBe(true);
    expect(canStillBePaid({ sessionId: "cs_1", expiresAt: inMinutes(0) }, now)).toBe(false);
    expect(canStillBePaid({ sessionId: null, expiresAt: inMinutes(30) }, now)).toBe(false);
    expect(canStillBePaid({ sessionId: null, expiresAt: inMinutes(32) }, now)).toBe(true);
  });
});

test("the provider's page lists every line, or the order of each seller where it takes no more lines", () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    title: `Cloth ${index}`,
    unitCents: 100 + index,
    quantity: 2,
  }));
  const sale = (sellerName: string, count: number) => {
    const saleLines = lines.slice(0, count);
    const amountCents = saleLines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
    return { sellerName, amountCents, lines: saleLines };
  };
  const total = (shown: { unitCents: number; quantity: number }[]) =>
    shown.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);

  const few = [sale("Kumasi Cloth", 60), sale("Mama's Pantry", 40)];
  expect(listShownLines(few)).toHaveLength(100);
  const many = [sale("Kumasi Cloth", 60), sale("Mama's Pantry", 41)];
  expect(listShownLines(many).map(({ title }) => title)).toEqual([
    "Your order from Kumasi Cloth",
    "Your order from Mama's Pantry",
  ]);
  for (const sales of [few, many])
    expect(total(listShownLines(sales))).toBe(sales.reduce((sum, one) => sum + one.amountCents, 0));
});
