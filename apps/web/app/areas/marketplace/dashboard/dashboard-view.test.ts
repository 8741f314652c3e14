import { formatMoney } from "@boab/format/money";
import { expect, test } from "vitest";
import {
  computeBarPercents,
  computeRecentSales,
  describeChange,
  describeNextPayout,
  describeStock,
  describeWaiting,
  formatPunctuality,
  listWeekAmounts,
  sumWeeks,
} from "./dashboard-view.ts";

const week = (salesCents: number, changes = {}) => ({
  from: "2026-11-09",
  orders: salesCents > 0 ? 1 : 0,
  salesCents,
  feesCents: salesCents / 10,
  refundsCents: 0,
  netCents: salesCents * 0.9,
  ...changes,
});
const weeks = [
  ...Array(4).fill(week(0)),
  ...Array(4).fill(week(1000)),
  ...Array(4).fill(week(1250)),
];

test("four weeks are compared with the four before", () => {
  expect(computeRecentSales(weeks)).toEqual({ salesCents: 5000, orders: 4, changePercent: 25 });
  expect(describeChange(computeRecentSales(weeks))).toBe("Up 25% on the four weeks before");
  expect(describeChange(computeRecentSales(weeks.slice(0, 8)))).toBe("In four weeks");
  expect(describeChange(computeRecentSales(weeks.toReversed()))).toBe(
    "Down 100% on the four weeks before",
  );
  expect(describeChange(computeRecentSales(weeks.slice(4, 8).concat(weeks.slice(4, 8))))).toBe(
    "The same as the four weeks before",
  );
});

test("the bars are parts of the longest, and a refund shortens its own", () => {
  const refunded = week(1000, { refundsCents: 500, netCents: 450 });
  expect(computeBarPercents([week(1000), week(500), refunded])).toEqual([
    { net: 90, fees: 10 },
    { net: 45, fees: 5 },
    { net: 45, fees: 5 },
  ]);
  expect(computeBarPercents([week(0)])).toEqual([{ net: 0, fees: 0 }]);
  expect(sumWeeks(weeks)).toMatchObject({ orders: 8, salesCents: 9000, netCents: 8100 });
});

test("the next payout is what is on its way, then what is ready, and never invented", () => {
  const balance = { readyCents: 51_098, clearingCents: 69_534, payout: null };
  expect(describeNextPayout(balance)).toEqual({
    amount: "$510.98",
    when: "Goes out with the next payout",
  });
  const payout = { amountCents: 120_632, arrivesOn: "2026-11-18" };
  expect(describeNextPayout({ ...balance, payout })).toEqual({
    amount: "$1,206.32",
    when: "Arrives Wed 18 Nov",
  });
  expect(describeNextPayout({ ...balance, readyCents: -5_280, clearingCents: 19_339 })).toEqual({
    amount: "$0.00",
    when: "$52.80 of refunds comes off the next one",
  });
  expect(describeNextPayout("unknown").amount).toBe("—");
  expect(describeNextPayout("no account").when).toBe("Set up payouts first");
});

test("a row shows amounts that add up to what the seller keeps", () => {
  const sold = week(21_970, { feesCents: 2_038, refundsCents: 4_995, netCents: 14_937 });
  expect(listWeekAmounts(sold).map(({ name, cents }) => `${name} ${formatMoney(cents)}`)).toEqual([
    "Sales $219.70",
    "Fees −$20.38",
    "Refunds −$49.95",
    "You keep $149.37",
  ]);
  expect(formatMoney(-0)).toBe("$0.00");
});

test("how long the oldest order waits, and how many left in time", () => {
  const now = new Date("2026-11-16T08:00:00Z");
  const since = (oldestPaidAt: string | null) =>
    describeWaiting({ waiting: { count: 1, oldestPaidAt } }, now);
  expect(since(null)).toBe("Every order is on its way");
  expect(since("2026-11-16T01:00:00Z")).toBe("Paid within a day");
  expect(since("2026-11-15T01:00:00Z")).toBe("Oldest paid a day ago");
  expect(since("2026-11-14T01:00:00Z")).toBe("Oldest paid 2 days ago");
  expect(formatPunctuality({ due: 0, onTime: 0 })).toBeNull();
  // Never rounded up to a hundred.
  expect(formatPunctuality({ due: 200, onTime: 199 })).toBe("99%");
});

test("what is low or gone stands below the items that are live", () => {
  expect(describeStock({ out: 0, low: 0 })).toBe("All in stock");
  expect(describeStock({ out: 2, low: 0 })).toBe("2 out of stock");
  expect(describeStock({ out: 2, low: 3 })).toBe("2 out of stock, 3 low");
});
