import type { CallResponse } from "@boab/contracts/common/call";
import type { ItemCounts } from "@boab/contracts/marketplace/items";
import type { getStoreFigures, SoldOrder, Week } from "@boab/contracts/marketplace/orders";
import type { Balance } from "@boab/contracts/payments/payout-accounts";
import { formatCalendarDay } from "#lib/format/day.ts";
import { formatMoney } from "#lib/format/format.ts";

export type Figures = CallResponse<typeof getStoreFigures>;
export type BalanceView = Balance | "no account" | "unknown";

export interface DashboardView {
  figures: Figures;
  /** Those that wait the longest. */
  parcels: SoldOrder[];
  balance: BalanceView;
  /** The day in Sydney. */
  today: string;
}

const recentWeeks = 4;

const sum = (weeks: readonly Week[], of: (week: Week) => number) =>
  weeks.reduce((total, week) => total + of(week), 0);

export interface Recent {
  salesCents: number;
  orders: number;
  /** Against the weeks before; null without sales in them. */
  changePercent: number | null;
}

/** The last four weeks, and how they compare with the four before. */
export function recentSales(weeks: readonly Week[]): Recent {
  const now = weeks.slice(-recentWeeks);
  const before = weeks.slice(-2 * recentWeeks, -recentWeeks);
  const salesCents = sum(now, (week) => week.salesCents);
  const earlier = sum(before, (week) => week.salesCents);
  return {
    salesCents,
    orders: sum(now, (week) => week.orders),
    changePercent: earlier === 0 ? null : Math.round(((salesCents - earlier) / earlier) * 100),
  };
}

export const totalOf = (weeks: readonly Week[]): Omit<Week, "from"> => ({
  orders: sum(weeks, (week) => week.orders),
  salesCents: sum(weeks, (week) => week.salesCents),
  feesCents: sum(weeks, (week) => week.feesCents),
  refundsCents: sum(weeks, (week) => week.refundsCents),
  keptCents: sum(weeks, (week) => week.keptCents),
});

/** How long each bar is, in percent of the longest. */
export function barsOf(weeks: readonly Week[]): { kept: number; fees: number }[] {
  const longest = Math.max(1, ...weeks.map(({ salesCents }) => salesCents));
  return weeks.map(({ salesCents, keptCents, refundsCents }) => ({
    kept: (keptCents / longest) * 100,
    fees: (Math.max(0, salesCents - keptCents - refundsCents) / longest) * 100,
  }));
}

/** `Up 25% on the four weeks before` */
export function changeWords({ changePercent }: Recent): string {
  if (changePercent === null) return "In four weeks";
  if (changePercent === 0) return "The same as the four weeks before";
  const way = changePercent > 0 ? "Up" : "Down";
  return `${way} ${Math.abs(changePercent)}% on the four weeks before`;
}

const dayMs = 24 * 60 * 60 * 1000;

/** `Oldest paid 2 days ago` */
export function waitingWords({ waiting }: Pick<Figures, "waiting">, now: Date): string {
  if (waiting.oldestPaidAt === null) return "Every order is on its way";
  const days = Math.floor((now.getTime() - Date.parse(waiting.oldestPaidAt)) / dayMs);
  if (days < 1) return "Paid within a day";
  return days === 1 ? "Oldest paid a day ago" : `Oldest paid ${days} days ago`;
}

/** `2 out of stock, 3 low` */
export function stockWords({ out, low }: Pick<ItemCounts, "out" | "low">): string {
  const words = [out > 0 && `${out} out of stock`, low > 0 && `${low} low`].filter(Boolean);
  return words.length > 0 ? words.join(", ") : "All in stock";
}

const shortDay = new Intl.DateTimeFormat("en-AU", {
  ...{ day: "numeric", month: "short", timeZone: "UTC" },
});

export const weekWords = ({ from }: Pick<Week, "from">): string => shortDay.format(new Date(from));

/** The next money at the bank: what is on its way, or what goes out next. */
export function nextPayout(balance: BalanceView): { amount: string; when: string } {
  if (balance === "unknown") return { amount: "—", when: "We couldn't reach Stripe" };
  if (balance === "no account") return { amount: formatMoney(0), when: "Set up payouts first" };
  if (balance.payout)
    return {
      amount: formatMoney(balance.payout.amountCents),
      when: `Arrives ${formatCalendarDay(balance.payout.arrivesOn)}`,
    };
  return {
    amount: formatMoney(balance.readyCents),
    when: balance.readyCents > 0 ? "Goes out with the next payout" : "Nothing is ready yet",
  };
}

/** `98%`, or null before anything was due. */
export const punctualityWords = ({ due, onTime }: Figures["punctuality"]): string | null =>
  due === 0 ? null : `${Math.floor((onTime / due) * 100)}%`;
