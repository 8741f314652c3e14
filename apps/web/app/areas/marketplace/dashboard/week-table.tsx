import type { SalesWeek } from "@boab/contracts/marketplace/orders";
import { formatMoney } from "@boab/format/money";
import { formatCount } from "@boab/format/numbers";
import { Card } from "#ui/layout/card.tsx";
import { computeBarPercents, formatWeek, listWeekAmounts, sumWeeks } from "./dashboard-view.ts";

const number = "type-money py-2 pl-2 text-right whitespace-nowrap sm:pl-4";
/** The narrowest phones hide the bar, because the amounts need its space. */
const bar = "w-2/5 max-[22.5rem]:hidden";
const wideOnlyClass = "max-md:hidden";

/** Twelve weeks as a table with a bar in each row: a chart that can be read out. The newest is on top. */
export function WeekTable({ weeks }: { weeks: readonly SalesWeek[] }) {
  const total = sumWeeks(weeks);
  const bars = computeBarPercents(weeks);
  return (
    <Card as="section" aria-labelledby="weeks-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 id="weeks-title" className="text-xl">
          {weeks.length} weeks, {formatMoney(total.salesCents)} in sales
        </h3>
        <p aria-hidden="true" className="flex gap-4 text-sm text-ink-2">
          <span className="flex items-center gap-1.5">
            <span className="size-3 rounded-sm bg-ok" /> You keep
          </span>
          <span className="flex items-center gap-1.5">
            <span className="size-3 rounded-sm bg-accent" /> Fees
          </span>
        </p>
      </div>
      <p className="mt-1 text-md text-ink-2">
        Items and delivery, what buyers paid. You keep {formatMoney(total.netCents)} after fees and
        refunds.
      </p>
      <table className="mt-4 w-full text-md max-[22.5rem]:text-sm">
        <caption className="sr-only">Sales of each week, the newest first</caption>
        <thead className="text-left text-sm text-ink-3">
          <tr>
            <th scope="col" className="py-2 font-semibold whitespace-nowrap">
              Week from
            </th>
            <td className={bar} />
            <th scope="col" className={`${number} font-semibold ${wideOnlyClass}`}>
              Orders
            </th>
            <th scope="col" className={`${number} font-semibold`}>
              Sales
            </th>
            <th scope="col" className={`${number} font-semibold ${wideOnlyClass}`}>
              Fees
            </th>
            <th scope="col" className={`${number} font-semibold ${wideOnlyClass}`}>
              Refunds
            </th>
            <th scope="col" className={`${number} font-semibold`}>
              You keep
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks
            .map((week, index) => ({ week, shares: bars[index] }))
            .toReversed()
            .map(({ week, shares }) => (
              <tr key={week.from} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-medium whitespace-nowrap">
                  {formatWeek(week)}
                </th>
                <td className={`${bar} pl-2 sm:pl-4`}>
                  <span aria-hidden="true" className="flex h-4 overflow-hidden rounded-sm">
                    <span className="bg-ok" style={{ width: `${shares?.net ?? 0}%` }} />
                    <span className="bg-accent" style={{ width: `${shares?.fees ?? 0}%` }} />
                  </span>
                </td>
                <FigureCells figures={week} />
              </tr>
            ))}
        </tbody>
        <tfoot className="border-t border-line-strong font-semibold">
          <tr>
            <th scope="row" className="py-2 text-left whitespace-nowrap">
              {weeks.length} weeks
            </th>
            <td className={bar} />
            <FigureCells figures={total} />
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

function FigureCells({ figures }: { figures: Omit<SalesWeek, "from"> }) {
  return (
    <>
      <td className={`${number} ${wideOnlyClass}`}>{formatCount(figures.orders)}</td>
      {listWeekAmounts(figures).map(({ name, cents, isNarrowToo }) => (
        <td key={name} className={isNarrowToo ? number : `${number} ${wideOnlyClass}`}>
          {formatMoney(cents)}
        </td>
      ))}
    </>
  );
}
