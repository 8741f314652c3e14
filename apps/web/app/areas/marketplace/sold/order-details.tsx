import type { SoldLine, SoldOrder } from "@boab/contracts/marketplace/orders";
import { computeRefundableCents } from "@boab/contracts/payments/sale-money";
import { ChatCircleDotsIcon } from "@phosphor-icons/react/dist/ssr/ChatCircleDots";
import { PrinterIcon } from "@phosphor-icons/react/dist/ssr/Printer";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { packingSlipPath, soldPath } from "../paths.ts";
import {
  formatColourAndType,
  formatDollars,
  formatNetProfit,
  isFullyRefunded,
  listAmountRows,
} from "./order-view.ts";
import { RefundForm } from "./refund-form.tsx";
import { TrackingForm } from "./tracking-form.tsx";

interface OrderDetailsProps {
  order: SoldOrder;
  slug: string;
}

/** The expanded card: the items, what the seller keeps, and the delivery (SOLD-02). */
export function OrderDetails({ order, slug }: OrderDetailsProps) {
  return (
    <div className="grid gap-6 border-t border-line p-4 sm:px-[18px] sm:py-5">
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <Recipient order={order} />
        <Amounts order={order} />
      </div>
      {order.lines.map((line) => (
        <section
          key={line.ItemNumber}
          aria-label={`Item ${line.ItemNumber}: ${line.name}`}
          className="grid gap-4 border-t border-line pt-5"
        >
          <LineDetails line={line} />
          {order.state !== "cancelled" && !(isFullyRefunded(line) && line.sentAt === null) && (
            // The key remounts the form after a save, so that its fields start with the saved number.
            <TrackingForm
              key={`${line.courier} ${line.trackingNumber}`}
              order={order}
              line={line}
              slug={slug}
            />
          )}
        </section>
      ))}
      {order.state === "cancelled" ? (
        <Note tone="info">
          This order was refunded, so there's nothing to send. Its items are back in stock.
        </Note>
      ) : (
        <div className="flex flex-wrap items-start gap-2.5">
          <LinkButton
            to={packingSlipPath(slug, order.order_id)}
            reloadDocument
            variant="secondary"
            size="sm"
          >
            <PrinterIcon size={18} aria-hidden="true" />
            Packing slip
          </LinkButton>
          <LinkButton
            to={`${soldPath(slug)}?q=${order.order_id}#messages-title`}
            variant="secondary"
            size="sm"
          >
            <ChatCircleDotsIcon size={18} aria-hidden="true" />
            Messages
          </LinkButton>
          {computeRefundableCents(order.money) > 0 && <RefundForm order={order} slug={slug} />}
        </div>
      )}
    </div>
  );
}

function Recipient({ order: { recipient, delivery } }: { order: SoldOrder }) {
  return (
    <div>
      <h3 className="text-sm font-semibold text-ink-2">{delivery ? "Send to" : "For"}</h3>
      {recipient ? (
        <address className="mt-1.5 not-italic">
          {[recipient.name, ...recipient.address].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          {recipient.phone && (
            <a href={`tel:${recipient.phone}`} className="block w-fit py-1 underline">
              {recipient.phone}
            </a>
          )}
        </address>
      ) : (
        <p className="mt-1.5 text-ink-2">
          We keep addresses for 90 days after an order is sent, so this one has been deleted.
        </p>
      )}
      <p className="mt-2 text-md text-ink-2">
        {delivery ? `${delivery.courier}, ${delivery.service}` : "Local pick-up"}
      </p>
    </div>
  );
}

function Amounts({ order }: { order: SoldOrder }) {
  return (
    <dl className="grid h-fit grid-cols-[1fr_auto] gap-x-4 gap-y-2">
      {listAmountRows(order).map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="type-money text-right">{value}</dd>
        </div>
      ))}
      <div className="contents font-semibold">
        <dt>Net profit</dt>
        <dd className="type-money text-right">{formatNetProfit(order)}</dd>
      </div>
    </dl>
  );
}

function LineDetails({ line }: { line: SoldLine }) {
  const rows = [
    ["Item number", line.itemId],
    ["Colour and type", formatColourAndType(line)],
    ["Size", line.size],
    ["Quantity", line.quantity === 1 ? "" : String(line.quantity)],
    [
      "Refunded",
      line.refunded > 0 && !isFullyRefunded(line)
        ? [
            line.refundedQuantity > 0 && `${line.refundedQuantity} of ${line.quantity}`,
            formatDollars(line.refunded),
          ]
            .filter(Boolean)
            .join(", ")
        : "",
    ],
  ].filter(([, value]) => value);
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-base font-semibold tracking-normal">
        {isFullyRefunded(line) ? (
          <>
            <s>
              {line.ItemNumber}. {line.name}
            </s>{" "}
            <Chip tone="neutral">Refunded</Chip>
          </>
        ) : (
          `${line.ItemNumber}. ${line.name}`
        )}
      </h3>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex gap-2 text-md">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
