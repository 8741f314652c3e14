import { formatMinutes } from "@boab/format/durations";
import { formatMoney } from "@boab/format/money";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { cx } from "#ui/layout/cx.ts";
import type { WeeklyTotals } from "./weekly-totals.ts";

const formatBookingCount = (count: number) => (count === 1 ? "1 booking" : `${count} bookings`);

const labelClass = "text-sm text-ink-3";
const valueClass = "type-display mt-0.5 text-xl leading-tight md:text-2xl";
const extraClass = "mt-0.5 text-sm text-ink-2";

export function WeeklyTotalsBar({ of, className }: { of: WeeklyTotals; className?: string }) {
  const percent = of.openMinutes > 0 ? Math.min(100, (of.bookedMinutes / of.openMinutes) * 100) : 0;
  return (
    <dl
      className={cx(
        "grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface xl:grid-cols-[1.25fr_1.2fr_1fr_1fr]",
        "*:px-3.5 *:py-3.5 md:*:px-[22px] md:*:py-4 [&>*:nth-child(even)]:border-l [&>*:nth-child(n+3)]:border-t *:border-line",
        "xl:[&>*:nth-child(3)]:border-l xl:[&>*:nth-child(n+3)]:border-t-0",
        className,
      )}
    >
      <div>
        <dt className={labelClass}>Booked this week</dt>
        <dd className={valueClass}>{formatMoney(of.bookedCents)}</dd>
        <dd className={extraClass}>
          {formatBookingCount(of.bookings)}
          <Change cents={of.changeCents} />
        </dd>
      </div>
      <div>
        <dt className={labelClass}>Booked time</dt>
        <dd className={valueClass}>
          {formatMinutes(of.bookedMinutes)}{" "}
          {of.openMinutes > 0 && (
            <small className="font-sans text-sm font-normal tracking-normal text-ink-3 md:text-base">
              of {formatMinutes(of.openMinutes)} open
            </small>
          )}
        </dd>
        {of.openMinutes > 0 && (
          <dd className="mt-2.5">
            <ProgressBar
              label="Open hours that are booked"
              percent={Math.round(percent)}
              tone="ok"
            />
          </dd>
        )}
      </div>
      <div>
        <dt className={labelClass}>Paid online</dt>
        <dd className={valueClass}>{formatMoney(of.paidCents)}</dd>
        <dd className={extraClass}>{formatBookingCount(of.paidBookings)}</dd>
      </div>
      <div>
        <dt className={labelClass}>To pay in person</dt>
        <dd className={valueClass}>{formatMoney(of.toPayCents)}</dd>
        <dd className={extraClass}>{formatBookingCount(of.toPayBookings)}</dd>
      </div>
    </dl>
  );
}

function Change({ cents }: { cents: number }) {
  if (cents === 0) return <>, the same as last week</>;
  return (
    <>
      ,{" "}
      <span className={cx("font-semibold", cents > 0 && "text-ok")}>
        {formatMoney(Math.abs(cents))} {cents > 0 ? "up" : "down"}
      </span>{" "}
      on last week
    </>
  );
}
