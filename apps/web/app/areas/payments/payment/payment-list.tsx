import type { Payment } from "@boab/contracts/payments/payments";
import { formatDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Chip } from "#ui/text/chip.tsx";
import { paymentsPath } from "../paths.ts";
import { describeSaleStatus, formatReceiptNumber, refundedCents } from "./payment-view.ts";

/** Shows each payment as a card with a row for each business in it. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul className="space-y-4">
      {payments.map((payment) => (
        <li key={payment.id} className="overflow-hidden rounded-lg border border-line bg-surface">
          <PaymentHeader payment={payment} />
          <ul className="divide-y divide-line">
            {payment.sales.map((sale) => {
              const { label, tone } = describeSaleStatus(payment.state, sale);
              return (
                <li
                  key={sale.sellerPath}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4"
                >
                  <span className="min-w-0 flex-1 basis-60 break-words">
                    <b className="block font-[650]">{describeSaleLines(sale)}</b>
                    <Link to={sale.sellerPath} className="text-sm text-ink-2">
                      {sale.sellerName}
                    </Link>
                  </span>
                  <Chip tone={tone} hasDot>
                    {label}
                  </Chip>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function PaymentHeader({ payment }: { payment: Payment }) {
  const refunded = refundedCents(payment);
  const number = formatReceiptNumber(payment.id);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line bg-sunk/45 px-5 py-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Detail name={payment.paidAt ? "Paid" : "Started"}>
          {formatDate(payment.paidAt ?? payment.createdAt)}
        </Detail>
        <Detail name="Receipt">{number}</Detail>
        <Detail name="Total">{formatMoney(payment.amountCents)}</Detail>
        {refunded > 0 && (
          <Detail name="Refunded" className="text-ok">
            {formatMoney(refunded)}
          </Detail>
        )}
      </dl>
      <LinkButton to={`${paymentsPath}/${payment.id}`} variant="secondary" size="sm">
        View payment<span className="sr-only"> {number}</span>
      </LinkButton>
    </div>
  );
}

interface DetailProps {
  name: string;
  className?: string;
  children: ReactNode;
}

const Detail = ({ name, className, children }: DetailProps) => (
  <div>
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className={cx("font-semibold tabular-nums", className)}>{children}</dd>
  </div>
);

/** `Knotless braids and 2 more` */
export function describeSaleLines({ lines }: Pick<Payment["sales"][number], "lines">): string {
  const [first, ...others] = lines;
  if (!first) return "";
  const title = first.quantity > 1 ? `${first.quantity} × ${first.title}` : first.title;
  return others.length > 0 ? `${title} and ${others.length} more` : title;
}
