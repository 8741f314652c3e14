import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { formatDay } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { MapPinIcon } from "@phosphor-icons/react/dist/ssr/MapPin";
import { Fragment } from "react";
import { Link } from "react-router";
import { Card } from "#ui/layout/card.tsx";
import { cx } from "#ui/layout/cx.ts";
import { orderPath } from "../paths.ts";
import { formatItemCount } from "./order-view.ts";

/** Shows the payment, the refunds and the delivery address. */
export function OrderReceipt({ order }: { order: BoughtOrderDetails }) {
  const { refunds, refundedCents, totalCents, together } = order;
  return (
    <Card as="section" aria-labelledby="receipt-title">
      <h2 id="receipt-title" className="text-xl">
        Receipt
      </h2>
      <h3 className="mt-4 font-sans text-md font-semibold tracking-normal">
        {order.store.storeName}
      </h3>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
        <ReceiptRow label={formatItemCount(order)} cents={order.goodsCents} />
        {order.delivery && (
          <ReceiptRow
            label={`${order.delivery.courier}, ${order.delivery.service}`}
            cents={order.deliveryCents}
          />
        )}
        {order.gstCents === null ? (
          <ReceiptRow label="No GST, not registered" cents={0} style="text-ink-3" />
        ) : (
          <ReceiptRow label="Includes GST" cents={order.gstCents} style="text-ink-3" />
        )}
      </dl>
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-2 border-t border-line pt-4">
        <ReceiptRow
          label="Paid"
          cents={totalCents}
          style={refundedCents > 0 ? "" : "text-lg font-semibold"}
        />
        {refunds.map(({ amountCents, at }) => (
          <ReceiptRow
            key={`${at} ${amountCents}`}
            label={`Refunded ${formatDay(at)}`}
            cents={-amountCents}
            style="font-semibold text-ok"
          />
        ))}
        {refundedCents > 0 && (
          <ReceiptRow
            label="Total after refunds"
            cents={totalCents - refundedCents}
            style="text-lg font-semibold"
          />
        )}
      </dl>
      {order.recipient && (
        <div className="mt-5 flex gap-3">
          <MapPinIcon size={20} className="mt-0.5 flex-none text-ink-2" aria-hidden="true" />
          <address className="text-sm text-ink-2 not-italic">
            <span className="block text-md font-semibold text-ink">{order.recipient.name}</span>
            {order.recipient.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
      )}
      {together.length > 0 && (
        <p className="mt-5 text-sm text-ink-2">
          Paid together with{" "}
          {together.map(({ orderId, storeName }, index) => (
            <Fragment key={orderId}>
              {index > 0 && ", "}
              <Link to={orderPath(orderId)} className="link">
                {orderId} from {storeName}
              </Link>
            </Fragment>
          ))}
          {together.at(-1)?.storeName.endsWith(".") ? "" : "."} Each store sends its own parcel and
          receipt.
        </p>
      )}
    </Card>
  );
}

function ReceiptRow({ label, cents, style }: { label: string; cents: number; style?: string }) {
  return (
    <div className={cx("contents", style)}>
      <dt className={style}>{label}</dt>
      <dd className={cx("type-money text-right", style)}>{formatMoney(cents)}</dd>
    </div>
  );
}
