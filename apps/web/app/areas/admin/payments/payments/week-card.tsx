import type { PaymentSummary } from "@boab/contracts/payments/administration";
import { formatDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { formatCount } from "@boab/format/numbers";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";

const listWeekParts = (week: PaymentSummary) => [
  { name: "Sent to sellers", cents: week.sentCents, colour: "bg-ok" },
  { name: "Still with us for sellers", cents: week.heldCents, colour: "bg-ochre-400" },
  { name: "Our fee after card costs", cents: week.netCents, colour: "bg-primary" },
  { name: "Card costs", cents: week.cardCents, colour: "bg-earth-300" },
  { name: "Refunded or disputed", cents: week.refundedCents, colour: "bg-support" },
];

/** Shows the payments of the last seven days, and where that money is now. */
export function WeekCard({ week }: { week: PaymentSummary }) {
  const parts = listWeekParts(week);
  return (
    <Card as="section" aria-labelledby="this-week" className="mb-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="this-week" className="text-lg">
          Taken in the last 7 days
        </h2>
        <p className="text-md text-ink-2">
          {formatCount(week.payments)} {week.payments === 1 ? "payment" : "payments"} since{" "}
          {formatDate(week.from)}
        </p>
      </div>
      <p className="mt-1 text-3xl font-[650] type-money">{formatMoney(week.takenCents)}</p>
      <div
        aria-hidden="true"
        className="mt-4 flex h-3.5 gap-0.5 overflow-hidden rounded-full bg-sunk"
      >
        {parts
          .filter(({ cents }) => cents > 0)
          .map(({ name, cents, colour }) => (
            <span
              key={name}
              className={cx("block min-w-1", colour)}
              style={{ flexGrow: cents, flexBasis: 0 }}
            />
          ))}
      </div>
      <dl className="mt-4 grid gap-x-10 gap-y-2.5 text-md md:grid-cols-2 xl:grid-cols-3">
        {parts.map(({ name, cents, colour }) => (
          <div key={name} className="flex items-center gap-2.5">
            <span aria-hidden="true" className={cx("size-3 flex-none rounded-[4px]", colour)} />
            <dt className="flex-1">{name}</dt>
            <dd className="type-money font-[650]">{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
