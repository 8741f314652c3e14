import type { BoughtOrder } from "@boab/contracts/marketplace/my-orders";
import { formatDayWithYear } from "@boab/format/calendar";
import { formatMoney } from "@boab/format/money";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Chip } from "#ui/text/chip.tsx";
import { itemPath, orderPath } from "../paths.ts";
import { LinePicture } from "./line-picture.tsx";
import {
  describeState,
  formatItemCount,
  formatOrderTitle,
  listParcels,
  toStateChip,
} from "./order-view.ts";

/** An order in the list, with its items, its state and the next step. */
export function BoughtCard({ order }: { order: BoughtOrder }) {
  const { orderId, store, lines, refundedCents } = order;
  const { label, tone } = toStateChip(order);
  const details: [string, string, boolean?][] = [
    ["Placed", formatDayWithYear(order.paidAt)],
    ["Order", orderId],
    ["Total", formatMoney(order.totalCents)],
  ];
  if (refundedCents > 0) details.push(["Refunded", formatMoney(refundedCents), true]);
  return (
    <li className="overflow-hidden rounded-lg border border-line bg-surface">
      <article aria-labelledby={`order-${orderId}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line bg-paper px-4 py-3.5 md:px-[22px]">
          <h2 id={`order-${orderId}`} className="sr-only">
            Order {orderId}
          </h2>
          <dl className="flex flex-wrap gap-x-9 gap-y-2">
            {details.map(([name, value, isRefund]) => (
              <div key={name}>
                <dt className="text-sm text-ink-2">{name}</dt>
                <dd className={cx("font-semibold tabular-nums", isRefund && "text-ok")}>{value}</dd>
              </div>
            ))}
          </dl>
          <LinkButton
            to={orderPath(orderId)}
            aria-label={`View order ${orderId}`}
            variant="secondary"
            size="sm"
          >
            View order
          </LinkButton>
        </div>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-4 md:gap-x-5 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_auto] md:px-[22px]">
          <LinePicture
            picture={lines[0]?.picture ?? null}
            size={72}
            isFaint={order.state === "cancelled"}
          />
          <div className="min-w-0">
            <h3 className="font-sans text-base leading-snug font-semibold tracking-normal [overflow-wrap:anywhere]">
              {formatOrderTitle(order)}
            </h3>
            <p className="text-sm text-ink-2">
              {store.storeName}, {formatItemCount(order)}
            </p>
          </div>
          <div className="col-span-2 md:col-span-1">
            <Chip tone={tone} hasDot>
              {label}
            </Chip>
            <p className="mt-1.5 text-sm text-ink-2">{describeState(order)}</p>
          </div>
          <NextStep order={order} />
        </div>
      </article>
    </li>
  );
}

function NextStep({ order }: { order: BoughtOrder }) {
  const style = "col-span-2 w-full md:col-span-1 md:min-w-37";
  const link = listParcels(order)[0]?.link;
  if (order.state === "sent" && link)
    return (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className={getButtonClass({ size: "sm", className: style })}
      >
        Track parcel
      </a>
    );
  const [line] = order.lines;
  if (order.state === "received" && line?.hasPage)
    return (
      <LinkButton
        to={`${itemPath(line.sku)}#reviews`}
        aria-label={`Write a review of ${line.name}`}
        variant="secondary"
        size="sm"
        className={style}
      >
        Write a review
      </LinkButton>
    );
  if (order.state === "to send")
    return (
      <LinkButton
        to={`${orderPath(order.orderId)}#messages-title`}
        aria-label={`Message ${order.store.storeName}`}
        variant="secondary"
        size="sm"
        className={style}
      >
        Message store
      </LinkButton>
    );
  return null;
}
