import { computeSellerFee, type FeeRule, type SellerFee } from "@boab/contracts/payments/fees";
import { formatMoney } from "@boab/format/money";
import { exampleSalesCents } from "./worked-sales.ts";

const columns: readonly [heading: string, value: (fee: SellerFee) => string][] = [
  ["Platform", (fee) => formatMoney(fee.platformCents)],
  ["Card cost", (fee) => formatMoney(fee.cardCents)],
  ["Total fee", (fee) => formatMoney(fee.totalCents)],
  ["Share", (fee) => formatFeePercent(fee)],
  ["You receive", (fee) => formatMoney(fee.sellerGetsCents)],
];

/** Scrolls sideways on narrow screens; the sale column stays visible. */
export function FeeTable({ rule }: { rule: FeeRule }) {
  return (
    <section
      aria-label="Table of worked examples"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full min-w-[36rem] border-collapse text-md">
        <caption className="sr-only">What a seller pays and receives on one sale</caption>
        <thead>
          <tr className="border-b border-line text-right text-xs text-ink-3">
            <th
              scope="col"
              className="sticky left-0 bg-surface px-3.5 py-3 text-left font-semibold"
            >
              Items and delivery
            </th>
            {columns.map(([heading]) => (
              <th key={heading} scope="col" className="px-3.5 py-3 font-semibold whitespace-nowrap">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {exampleSalesCents
            .map((sale) => computeSellerFee(rule, sale))
            .map((fee) => (
              <tr key={fee.saleCents} className="border-b border-line text-right last:border-0">
                <th
                  scope="row"
                  className="sticky left-0 bg-surface px-3.5 py-3 text-left font-semibold text-ink type-money"
                >
                  {formatMoney(fee.saleCents)}
                </th>
                {columns.map(([heading, value]) => (
                  <td
                    key={heading}
                    className="px-3.5 py-3 type-money last:font-semibold last:text-ink"
                  >
                    {value(fee)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** Rounded down, so that a fee at the maximum doesn't read as more. */
function formatFeePercent({ totalCents, saleCents, isCapped }: SellerFee): string {
  const tenthsOfPercent = Math.floor((totalCents * 1000) / saleCents);
  return `${(tenthsOfPercent / 10).toFixed(1)}%${isCapped ? " (ceiling)" : ""}`;
}
