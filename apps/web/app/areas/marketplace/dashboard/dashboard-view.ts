import type { CallResponse } from "@boab/contracts/common/call";
import type { ItemCounts } from "@boab/contracts/marketplace/items";
import type { getStoreFigures, SalesWeek, SoldOrder } from "@boab/contracts/marketplace/orders";
import type { Balance } from "@boab/contracts/payments/payout-accounts";
import { formatShortDate } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";

export type Figures = CallResponse<typeof getStoreFigures>;
export type BalanceView = Balance | "no account" | "unknown";

export interface DashboardView {
  figures: Figures;
  /** The orders that have been waiting the longest. */
  parcels: SoldOrder[];
  balance: BalanceView;
  /** Today's date in Sydney. */
  today: string;
}

const recentWeekCount = 4;

const sum = (weeks: readonly SalesWeek[], getAmount: (week: SalesWeek) => number) =>
  weeks.reduce((total, week) => total + getAmount(week), 0);

export interface RecentSales {
  salesCents: number;
  orders: number;
  /** The change compared with the four weeks before; null when they had no sales. */
  changePercent: number | null;
}

/** The last four weeks, and how they compare with the four before. */
export function computeRecentSales(weeks: readonly SalesWeek[]): RecentSales {
  const now = weeks.slice(-recentWeekCount);
  const before = weeks.slice(-2 * recentWeekCount, -recentWeekCount);
  const salesCents = sum(now, (week) => week.salesCents);
  const earlier = sum(before, (week) => week.salesCents);
  return {
    salesCents,
    orders: sum(now, (week) => week.orders),
    changePercent: earlier === 0 ? null : Math.round(((salesCents - earlier) / earlier) * 100),
  };
}

export const sumWeeks = (weeks: readonly SalesWeek[]): Omit<SalesWeek, "from"> => ({
  orders: sum(weeks, (week) => week.orders),
  salesCents: sum(weeks, (week) => week.salesCents),
  feesCents: sum(weeks, (week) => week.feesCents),
  refundsCents: sum(weeks, (week) => week.refundsCents),
  netCents: sum(weeks, (week) => week.netCents),
});

/** The cells of a row; the last one is the sum of the others. */
export const listWeekAmounts = (week: Omit<SalesWeek, "from">) => [
  { name: "Sales", cents: week.salesCents, isNarrowToo: true },
  { name: "Fees", cents: -week.feesCents, isNarrowToo: false },
  { name: "Refunds", cents: -week.refundsCents, isNarrowToo: false },
  { name: "You keep", cents: week.netCents, isNarrowToo: true },
];

/** The length of each bar in percent of the longest. */
export function computeBarPercents(weeks: readonly SalesWeek[]): { net: number; fees: number }[] {
  const longest = Math.max(1, ...weeks.map(({ salesCents }) => salesCents));
  return weeks.map(({ salesCents, netCents, refundsCents }) => ({
    net: (Math.max(0, netCents) / longest) * 100,
    fees: (Math.max(0, salesCents - netCents - refundsCents) / longest) * 100,
  }));
}

/** `Up 25% on the four weeks before` */
export function describeChange({ changePercent }: RecentSales): string {
  if (changePercent === null) return "In four weeks";
  if (changePercent === 0) return "The same as the four weeks before";
  const way = changePercent > 0 ? "Up" : "Down";
  return `${way} ${Math.abs(changePercent)}% on the four weeks before`;
}

const dayMs = 24 * 60 * 60 * 1000;

/** `Oldest paid 2 days ago` */
export function describeWaiting({ waiting }: Pick<Figures, "waiting">, now: Date): string {
  if (waiting.oldestPaidAt === null) return "Every order is on its way";
  const days = Math.floor((now.getTime() - Date.parse(waiting.oldestPaidAt)) / dayMs);
  if (days < 1) return "Paid within a day";
  return days === 1 ? "Oldest paid a day ago" : `Oldest paid ${days} days ago`;
}

/** `2 out of stock, 3 low` */
export function describeStock({ out, low }: Pick<ItemCounts, "out" | "low">): string {
  const words = [out > 0 && `${out} out of stock`, low > 0 && `${low} low`].filter(Boolean);
  return words.length > 0 ? words.join(", ") : "All in stock";
}

export const formatWeek = ({ from }: Pick<SalesWeek, "from">): string => formatShortDate(from);

/** The next payout: the one on its way, or else the amount that goes out next. */
export function describeNextPayout(balance: BalanceView): { amount: string; when: string } {
  if (balance === "unknown") return { amount: "—", when: "We couldn't reach Stripe" };
  if (balance === "no account") return { amount: formatMoney(0), when: "Set up payouts first" };
  if (balance.payout)
    return {
      amount: formatMoney(balance.payout.amountCents),
      when: `Arrives ${formatDay(balance.payout.arrivesOn)}`,
    };
  // Stripe's balance is negative while refunds are pending, but a payout is never negative.
  if (balance.readyCents < 0)
    return {
      amount: formatMoney(0),
      when: `${formatMoney(-balance.readyCents)} of refunds comes off the next one`,
    };
  return {
    amount: formatMoney(balance.readyCents),
    when: balance.readyCents > 0 ? "Goes out with the next payout" : "Nothing is ready yet",
  };
}

/** `98%`, or null before anything was due. */
export const formatPunctuality = ({ due, onTime }: Figures["punctuality"]): string | null =>
  due === 0 ? null : `${Math.floor((onTime / due) * 100)}%`;
