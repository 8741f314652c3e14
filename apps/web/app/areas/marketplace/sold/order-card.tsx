import type { SoldOrder } from "@boab/contracts/marketplace/orders";
import { formatDate } from "@boab/format/dates";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { cx } from "#ui/layout/cx.ts";
import { MissingImage } from "#ui/media/missing-image.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { OrderDetails } from "./order-details.tsx";
import {
  describeSendBy,
  formatDollars,
  formatItemCount,
  formatOrderTitle,
  isLate,
  stateChips,
} from "./order-view.ts";

interface OrderCardProps {
  order: SoldOrder;
  slug: string;
  /** Today's date in Sydney, to find late orders. */
  today: string;
  isOpen: boolean;
}

/** A summary of an order that expands in place, with or without JavaScript (SOLD-01). */
export function OrderCard({ order, slug, today, isOpen }: OrderCardProps) {
  const chip = stateChips[order.state];
  return (
    <li>
      <details
        open={isOpen}
        className="group rounded-lg border border-line bg-surface open:border-line-strong"
      >
        <summary className="grid cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2.5 rounded-lg p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-[18px] [&::-webkit-details-marker]:hidden">
          <OrderPicture order={order} />
          <span className="grid min-w-0 gap-0.5">
            <span className="truncate font-semibold">Order {order.order_id}</span>
            <span className="truncate text-sm text-ink-2">
              {formatDate(order.paidAt)}, {formatItemCount(order)}
              <span className="max-sm:hidden">, {formatOrderTitle(order)}</span>
            </span>
            {order.state === "to send" && (
              <span
                className={cx(
                  "text-sm",
                  isLate(order, today) ? "font-semibold text-danger" : "text-ink-2",
                )}
              >
                {describeSendBy(order)}
              </span>
            )}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:col-span-2">
            <Chip tone={chip.tone} hasDot>
              {chip.label}
            </Chip>
            <span className="type-money ml-auto font-semibold whitespace-nowrap">
              {formatDollars(order.total)}
            </span>
            <span
              className={getButtonClass({
                variant: "secondary",
                size: "xs",
                className: "group-open:hidden",
              })}
            >
              View Details
            </span>
          </span>
        </summary>
        <OrderDetails order={order} slug={slug} />
      </details>
    </li>
  );
}

function OrderPicture({ order: { lines } }: { order: SoldOrder }) {
  const picture = lines[0]?.picture;
  const pictureStyle = "size-14 rounded-md object-cover";
  if (!picture) return <MissingImage className={pictureStyle} />;
  return <Picture src={picture.webp} alt="" width={56} height={56} className={pictureStyle} />;
}
