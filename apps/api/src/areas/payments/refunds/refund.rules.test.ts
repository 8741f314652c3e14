import { expect, test } from "vitest";
import { hasFailed, splitRefund } from "./refund.rules.ts";

const sale = { amountCents: 1_000, feeCents: 147, cardFeeCents: 47 };
const emptyRefund = { amountCents: 0, coveredCents: 0, feeCents: 0 };
const makeReturnedAmounts = (amountCents: number, feeCents: number) => ({
  amountCents,
  coveredCents: amountCents,
  feeCents,
});

test("parts give back exactly the fee and the share, also around one that failed", () => {
  const first = splitRefund(sale, emptyRefund, 333, false);
  const second = splitRefund(sale, makeReturnedAmounts(333, first.feeCents), 333, false);
  // The first one failed.
  const third = splitRefund(sale, makeReturnedAmounts(333, second.feeCents), 667, false);
  expect(second.feeCents + third.feeCents).toBe(147);
  expect(second.shareCents + third.shareCents).toBe(853);
});

test("nobody gives up more than the whole fee, whatever the bank takes", () => {
  expect(splitRefund(sale, makeReturnedAmounts(1_000, 147), 400, false)).toEqual({
    feeCents: 0,
    shareCents: 400,
  });
});

test("X-103 a seller who refunds all of it pays the card part", () => {
  expect(splitRefund(sale, emptyRefund, 1_000, true)).toEqual({ feeCents: 100, shareCents: 900 });
});

test.each([
  ["failed", true],
  ["canceled", true],
  ["pending", false],
  ["requires_action", false],
  ["succeeded", false],
  [null, false],
])("a refund that is %s has failed: %s", (status, expected) => {
  expect(hasFailed({ status })).toBe(expected);
});
