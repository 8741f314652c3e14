import { expect, test } from "vitest";
import { hasFailed, shareRefund } from "./refund.rules.ts";

const sale = { amountCents: 1_000, feeCents: 147 };
const nothing = { amountCents: 0, feeCents: 0 };

test("parts give back exactly the fee and the share, also around one that failed", () => {
  const first = shareRefund(sale, nothing, 333);
  const second = shareRefund(sale, { amountCents: 333, feeCents: first.feeCents }, 333);
  // The first one failed.
  const third = shareRefund(sale, { amountCents: 333, feeCents: second.feeCents }, 667);
  expect(second.feeCents + third.feeCents).toBe(147);
  expect(second.shareCents + third.shareCents).toBe(853);
});

test("nobody gives up more than the whole fee, whatever the bank takes", () => {
  const whole = { amountCents: 1_000, feeCents: 147 };
  expect(shareRefund(sale, whole, 400)).toEqual({ feeCents: 0, shareCents: 400 });
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
