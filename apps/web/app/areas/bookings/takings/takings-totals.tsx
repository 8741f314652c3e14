import type { TakingsFigures } from "@boab/contracts/bookings/takings";
import { formatMoney } from "@boab/format/money";
import { formatCount } from "@boab/format/numbers";
import { cx } from "#ui/layout/cx.ts";

const labelClass = "text-sm text-ink-3";
const valueClass = "type-display mt-0.5 text-xl leading-tight wrap-anywhere md:text-2xl";
const extraClass = "mt-0.5 text-sm text-ink-2";

const describeNoShows = (noShows: number) =>
  noShows === 1 ? "1 no-show" : `${formatCount(noShows)} no-shows`;

export function TakingsTotals({ of }: { of: TakingsFigures }) {
  return (
    <dl
      className={cx(
        "grid overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-2 xl:grid-cols-4",
        "*:min-w-0 *:px-4 *:py-3.5 md:*:px-[22px] md:*:py-4 *:border-line [&>*+*]:border-t",
        "sm:[&>*:nth-child(2)]:border-t-0 sm:[&>*:nth-child(even)]:border-l",
        "xl:[&>*+*]:border-t-0 xl:[&>*+*]:border-l",
      )}
    >
      <div>
        <dt className={labelClass}>Visits done</dt>
        <dd className={valueClass}>{formatCount(of.visits)}</dd>
        <dd className={extraClass}>{describeNoShows(of.noShows)}</dd>
      </div>
      <div>
        <dt className={labelClass}>Price of the visits</dt>
        <dd className={valueClass}>{formatMoney(of.priceCents)}</dd>
        <dd className={extraClass}>Wherever they were paid</dd>
      </div>
      <div>
        <dt className={labelClass}>Paid through Boab</dt>
        <dd className={valueClass}>{formatMoney(of.paidCents)}</dd>
        <dd className={extraClass}>
          {formatMoney(of.feesCents)} fees, {formatMoney(of.refundsCents)} refunded
        </dd>
      </div>
      <div>
        <dt className={labelClass}>You keep of that</dt>
        <dd className={valueClass}>{formatMoney(of.netCents)}</dd>
        <dd className={extraClass}>After fees and refunds</dd>
      </div>
    </dl>
  );
}
