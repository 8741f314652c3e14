import type { Payment } from "@boab/contracts/payments/payments";
import { formatMoney } from "@boab/format/money";
import { Link } from "react-router";
import { Card } from "#ui/layout/card.tsx";
import { formatReceiptNumber, refundedCents } from "./payment-view.ts";

/** What was paid for, by business. */
export function PaymentReceipt({ payment }: { payment: Payment }) {
  const refunded = refundedCents(payment);
  return (
    <Card as="section" aria-labelledby="receipt">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="receipt" className="text-xl">
          {payment.state === "paid" ? "Receipt" : "What you chose"}
        </h2>
        {payment.state === "paid" && (
          <p className="text-sm text-ink-3">Number {formatReceiptNumber(payment.id)}</p>
        )}
      </div>
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
                <span className="min-w-0 break-words">
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
          {sale.refundedCents > 0 && payment.sales.length > 1 && (
            <p className="mt-2 flex justify-between gap-6 text-sm text-ok">
              <span>Refunded by {sale.sellerName}</span>
              <span className="type-money">{formatMoney(-sale.refundedCents)}</span>
            </p>
          )}
        </div>
      ))}
      <dl className="mt-4 space-y-1.5">
        <ReceiptRow
          name={payment.state === "paid" ? "Paid by card" : "Total"}
          isLast={refunded === 0}
        >
          {formatMoney(payment.amountCents)}
        </ReceiptRow>
        {refunded > 0 && (
          <>
            <ReceiptRow name="Refunded">{formatMoney(-refunded)}</ReceiptRow>
            <ReceiptRow name="Total after refund" isLast>
              {formatMoney(payment.amountCents - refunded)}
            </ReceiptRow>
          </>
        )}
      </dl>
    </Card>
  );
}

interface ReceiptRowProps {
  name: string;
  isLast?: boolean;
  children: string | string[];
}

const ReceiptRow = ({ name, isLast = false, children }: ReceiptRowProps) => (
  <div className="flex items-baseline justify-between gap-6">
    <dt className={isLast ? undefined : "text-ink-2"}>
      {name} {isLast && <span className="text-sm text-ink-3">AUD</span>}
    </dt>
    <dd className={isLast ? "text-xl font-[650] type-money" : "type-money"}>{children}</dd>
  </div>
);
