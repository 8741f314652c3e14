import { formatMoney } from "@boab/format/money";
import { formatCount } from "@boab/format/numbers";
import {
  type BalanceView,
  computeRecentSales,
  describeChange,
  describeNextPayout,
  describeWaiting,
  type Figures,
} from "./dashboard-view.ts";

const barStyle =
  "grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface *:border-line *:px-3.5 *:py-3.5 md:*:px-[22px] md:*:py-4 xl:grid-cols-4 [&>*:nth-child(even)]:border-l [&>*:nth-child(n+3)]:border-t xl:[&>*:nth-child(3)]:border-l xl:[&>*:nth-child(n+3)]:border-t-0";

/** The store in four figures. */
export function FiguresBar({ figures, balance }: { figures: Figures; balance: BalanceView }) {
  const recent = computeRecentSales(figures.weeks);
  const payout = describeNextPayout(balance);
  const averageCents = recent.orders > 0 ? Math.round(recent.salesCents / recent.orders) : 0;
  const rows = [
    ["Sales in four weeks", formatMoney(recent.salesCents), describeChange(recent)],
    ["Orders in four weeks", formatCount(recent.orders), `${formatMoney(averageCents)} an order`],
    [
      "Parcels to send",
      formatCount(figures.waiting.count),
      describeWaiting(figures, new Date(figures.readAt)),
    ],
    ["Next payout", payout.amount, payout.when],
  ];
  return (
    <dl className={barStyle}>
      {rows.map(([label, value, extra]) => (
        <div key={label}>
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="type-display mt-0.5 text-xl leading-tight md:text-2xl">{value}</dd>
          <dd className="mt-0.5 text-sm text-ink-2">{extra}</dd>
        </div>
      ))}
    </dl>
  );
}
