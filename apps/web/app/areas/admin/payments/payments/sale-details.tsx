import type { PaymentDetails } from "@boab/contracts/payments/administration";
import { formatMoney } from "@boab/format/money";
import { reasonLabels } from "#lib/format/refund.ts";
import { Button } from "#ui/actions/button.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { messageNames, outboxStateChips } from "../outbox/outbox-view.ts";

export type InspectedSale = PaymentDetails["sales"][number];

interface SaleDetailsProps {
  sale: InspectedSale;
  isPaid: boolean;
  onRefund: () => void;
}

/** Shows what one seller sold: the lines, how the money was split, and what has been paid out or refunded. */
export function SaleDetails({ sale, isPaid, onRefund }: SaleDetailsProps) {
  const { lines, messages, refundedCents, settledCents, refundReasons } = sale;
  return (
    <section className="mt-7">
      <h3 className="text-lg">{sale.sellerName}</h3>
      <p className="text-sm text-ink-3">{sale.payee?.fullName ?? "Former member"}</p>
      <dl className="mt-2 text-md">
        {lines.map(({ title, unitCents, quantity }) => (
          <Amount
            key={title}
            name={quantity > 1 ? `${title} × ${quantity}` : title}
            cents={unitCents * quantity}
          />
        ))}
        <Amount name="Our fee" cents={-sale.feeCents} isQuiet />
        {refundedCents > 0 && (
          <Amount name="Refunded to the buyer" cents={-refundedCents} isQuiet />
        )}
        {sale.disputedCents > 0 && (
          <Amount name="Taken back by a bank" cents={-sale.disputedCents} isQuiet />
        )}
        {sale.returnedFeeCents > 0 && (
          <Amount name="Fee given back" cents={sale.returnedFeeCents} isQuiet />
        )}
        <Amount name="Seller keeps" cents={sale.netCents} isStrong />
        {settledCents > 0 && (
          <Amount name="Of that, kept for what they owed" cents={-settledCents} isQuiet />
        )}
      </dl>
      {refundReasons.length > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          Why it was refunded: {refundReasons.map((reason) => reasonLabels[reason]).join(", ")}
        </p>
      )}
      {sale.isHeld && (
        <p className="mt-2 text-sm text-ink-2">
          The share waits with us until this seller's account can be paid.
        </p>
      )}
      {messages.length > 0 && (
        <ul aria-label={`Money moved for ${sale.sellerName}`} className="mt-3 grid gap-2">
          {messages.map((message) => (
            <li key={message.id} className="rounded-md bg-sunk px-3 py-2.5 text-md">
              <span className="flex items-center justify-between gap-3">
                <span>
                  {messageNames[message.kind]} <b>{formatMoney(message.amountCents)}</b>
                </span>
                <Chip tone={outboxStateChips[message.state].tone}>
                  {outboxStateChips[message.state].label}
                </Chip>
              </span>
              <span className="block text-sm wrap-anywhere text-ink-2">
                {message.problem ?? message.stripeId}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isPaid && refundedCents + sale.disputedCents < sale.amountCents && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          aria-label={`Refund ${sale.sellerName}`}
          onClick={onRefund}
        >
          Refund
        </Button>
      )}
    </section>
  );
}

interface AmountProps {
  name: string;
  cents: number;
  isStrong?: boolean;
  isQuiet?: boolean;
}

const Amount = ({ name, cents, isStrong, isQuiet }: AmountProps) => (
  <div className={`flex justify-between gap-6 py-1.5 ${isQuiet ? "text-ink-2" : ""}`}>
    <dt className="wrap-anywhere">{name}</dt>
    <dd className={isStrong ? "flex-none type-money font-[650]" : "flex-none type-money"}>
      {formatMoney(cents)}
    </dd>
  </div>
);
