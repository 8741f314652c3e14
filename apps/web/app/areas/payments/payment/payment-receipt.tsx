import type { Payment } from "@boab/contracts/payments/payments";
import { Link } from "react-router";
import { formatMoney } from "#lib/format/format.ts";
import { Card } from "#ui/layout/card.tsx";

/** What was paid for, by business. */
export function PaymentReceipt({ payment }: { payment: Payment }) {
  return (
    <Card as="section" aria-labelledby="receipt">
      <h2 id="receipt" className="text-xl">
        What you chose
      </h2>
      {payment.sales.map((sale) => (
        <div key={sale.sellerPath} className="mt-5">
          <h3 className="text-md">
            <Link to={sale.sellerPath}>{sale.sellerName}</Link>
          </h3>
          <ul>
            {sale.lines.map(({ title, unitCents, quantity }) => (
              <li
                key={title}
                className="flex items-baseline justify-between gap-6 border-b border-line py-3"
              >
                <span>
                  {title}
                  {quantity > 1 && (
                    <span className="block text-sm text-ink-3">
                      {quantity} at {formatMoney(unitCents)} each
                    </span>
                  )}
                </span>
                <b className="flex-none type-money">{formatMoney(unitCents * quantity)}</b>
              </li>
            ))}
          </ul>
          {sale.refundedCents > 0 && (
            <p className="mt-3 text-sm text-ink-2">
              {formatMoney(sale.refundedCents)} of this was refunded to your card.
            </p>
          )}
        </div>
      ))}
      <p className="mt-4 flex items-baseline justify-between gap-6">
        <span>
          Total <span className="text-sm text-ink-3">AUD</span>
        </span>
        <b className="text-xl type-money">{formatMoney(payment.amountCents)}</b>
      </p>
    </Card>
  );
}
