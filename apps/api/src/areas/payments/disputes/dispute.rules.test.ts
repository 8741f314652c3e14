import { describe, expect, test } from "vitest";
import { type DisputeObject, describeDispute, splitDispute } from "./dispute.rules.ts";

const object: DisputeObject = {
  id: "du_1",
  amount: 22_000,
  charge: "ch_1",
  payment_intent: "pi_1",
  created: 1_796_000_000,
  status: "needs_response",
  evidence_details: { due_by: 1_796_777_600 },
  balance_transactions: [{ amount: -22_000, fee: 2_500 }],
};
const returned = { amount: 22_000, fee: -2_500 };

describe("a dispute", () => {
  test.each([
    ["asked", "warning_needs_response", []],
    ["won", "warning_closed", []],
    ["open", "needs_response", object.balance_transactions],
    ["open", "under_review", object.balance_transactions],
    ["open", "something_new", object.balance_transactions],
    ["lost", "lost", object.balance_transactions],
    ["won", "won", [...object.balance_transactions, returned]],
  ] as const)("is %s when the provider says %s", (state, status, bookings) => {
    const read = describeDispute({ ...object, status, balance_transactions: [...bookings] });
    expect(read.state).toBe(state);
    expect(read.isWithdrawn).toBe(bookings.length === 1);
    expect(read.feeCents).toBe(bookings.length === 1 ? 2_500 : 0);
  });
});

const sale = (id: string, amountCents: number, refundedCents = 0, disputedCents = 0) => ({
  id,
  amountCents,
  refundedCents,
  disputedCents,
});

describe("what falls on each sale", () => {
  test.each([
    ["all of it", [sale("a", 22_000), sale("b", 1_000)], 23_000, [22_000, 1_000]],
    ["a part of it", [sale("a", 200), sale("b", 100)], 100, [67, 33]],
    ["not what was refunded", [sale("a", 500, 500), sale("b", 500)], 500, [0, 500]],
    ["what is on its way back as well", [sale("a", 500, 500), sale("b", 500)], 800, [300, 500]],
    ["each cent", [sale("a", 1), sale("b", 1), sale("c", 1)], 2, [1, 1, 0]],
    ["not what another bank has", [sale("a", 500, 0, 400), sale("b", 100)], 200, [100, 100]],
  ] as const)("%s", (_what, sales, amountCents, parts) => {
    const allotted = splitDispute([...sales], amountCents);
    expect([...allotted.values()]).toEqual(parts);
  });
});
