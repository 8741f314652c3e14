import { expect, test } from "vitest";
import {
  barsOf,
  changeWords,
  nextPayout,
  punctualityWords,
  recentSales,
  stockWords,
  totalOf,
  waitingWords,
} from "./dashboard-view.ts";

const week = (salesCents: number, changes = {}) => ({
  from: "2026-11-09",
  orders: salesCents > 0 ? 1 : 0,
  salesCents,
  feesCents: salesCents / 10,
  refundsCents: 0,
  keptCents: salesCents * 0.9,
  ...changes,
});
const weeks = [
  ...Array(4).fill(week(0)),
  ...Array(4).fill(week(1000)),
  ...Array(4).fill(week(1250)),
];

test("four weeks are compared with the four before", () => {
  expect(recentSales(weeks)).toEqual({ salesCents: 5000, orders: 4, changePercent: 25 });
  expect(changeWords(recentSales(weeks))).toBe("Up 25% on the four weeks before");
  expect(changeWords(recentSales(weeks.slice(0, 8)))).toBe("In four weeks");
  expect(changeWords(recentSales(weeks.toReversed()))).toBe("Down 100% on the four weeks before");
  expect(changeWords(recentSales(weeks.slice(4, 8).concat(weeks.slice(4, 8))))).toBe(
    "The same as the four weeks before",
  );
});

test("the bars are parts of the longest, and a refund shortens its own", () => {
  const refunded = week(1000, { refundsCents: 500, keptCents: 450 });
  expect(barsOf([week(1000), week(500), refunded])).toEqual([
    { kept: 90, fees: 10 },
    { kept: 45, fees: 5 },
    { kept: 45, fees: 5 },
  ]);
  expect(barsOf([week(0)])).toEqual([{ kept: 0, fees: 0 }]);
  expect(totalOf(weeks)).toMatchObject({ orders: 8, salesCents: 9000, keptCents: 8100 });
});

test("the next payout is what is on its way, then what is ready, and never invented", () => {
  const balance = { readyCents: 51_098, clearingCents: 69_534, payout: null };
  expect(nextPayout(balance)).toEqual({
    amount: "$510.98",
    when: "Goes out with the next payout",
  });
  const payout = { amountCents: 120_632, arrivesOn: "2026-11-18" };
  expect(nextPayout({ ...balance, payout })).toEqual({
    amount: "$1,206.32",
    when: "Arrives Wed 18 Nov",
  });
  expect(nextPayout("unknown").amount).toBe("—");
  expect(nextPayout("no account").when).toBe("Set up payouts first");
});

test("how long the oldest order waits, and how many left in time", () => {
  const now = new Date("2026-11-16T08:00:00Z");
  const since = (oldestPaidAt: string | null) =>
    waitingWords({ waiting: { count: 1, oldestPaidAt } }, now);
  expect(since(null)).toBe("Every order is on its way");
  expect(since("2026-11-16T01:00:00Z")).toBe("Paid within a day");
  expect(since("2026-11-15T01:00:00Z")).toBe("Oldest paid a day ago");
  expect(since("2026-11-14T01:00:00Z")).toBe("Oldest paid 2 days ago");
  expect(punctualityWords({ due: 0, onTime: 0 })).toBeNull();
  // Never rounded up to a hundred.
  expect(punctualityWords({ due: 200, onTime: 199 })).toBe("99%");
});

test("what is low or gone stands below the items that are live", () => {
  expect(stockWords({ out: 0, low: 0 })).toBe("All in stock");
  expect(stockWords({ out: 2, low: 0 })).toBe("2 out of stock");
  expect(stockWords({ out: 2, low: 3 })).toBe("2 out of stock, 3 low");
});
