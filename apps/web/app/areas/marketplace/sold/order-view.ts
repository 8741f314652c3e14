import { toCents } from "@boab/contracts/common/dollars";
import type { OrderState } from "@boab/contracts/marketplace/order-limits";
import type { SoldLine, SoldOrder } from "@boab/contracts/marketplace/orders";
import { formatDay } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import type { ChipTone } from "#ui/text/chip.tsx";

export const ordersPerPage = 20;

export const stateChips: Record<OrderState, { label: string; tone: ChipTone }> = {
  "to send": { label: "Add tracking", tone: "warn" },
  sent: { label: "Sent", tone: "ok" },
  cancelled: { label: "Refunded", tone: "neutral" },
};

/** Formats the API's dollars as `$149.00`. */
export const formatDollars = (amount: number): string => formatMoney(toCents(amount));

/** `Indigo, wrap midi` */
export const formatColourAndType = ({ color, Type }: SoldLine): string =>
  [color, Type].filter(Boolean).join(", ");

/** `Adire indigo wrap dress and 2 more` */
export function formatOrderTitle({ lines }: SoldOrder): string {
  const [first, ...others] = lines;
  if (!first) return "";
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
}

/** `1 item`, `3 items` */
export function formatItemCount({ lines }: Pick<SoldOrder, "lines">): string {
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return itemCount === 1 ? "1 item" : `${itemCount} items`;
}

/** True when the whole line is refunded and nothing is left to send. */
export const isFullyRefunded = ({
  refunded,
  total,
  refundedQuantity,
  quantity,
}: SoldLine): boolean => refundedQuantity >= quantity || refunded >= total;

const formatDeduction = (amount: number): string => formatDollars(-amount);

interface AmountRow {
  label: string;
  value: string;
}

/** The rows above the net profit, which add up to it. */
export function listAmountRows(order: SoldOrder): AmountRow[] {
  const platformFeeDollars = order.platform_fee - order.card_fee;
  return [
    { label: "Price", value: formatDollars(order.goods) },
    ...(order.shipping > 0 ? [{ label: "Delivery", value: formatDollars(order.shipping) }] : []),
    { label: "Platform fee", value: formatDeduction(platformFeeDollars) },
    ...(order.card_fee > 0 ? [{ label: "Card fee", value: formatDeduction(order.card_fee) }] : []),
    ...(order.refunded > 0
      ? [{ label: "Refunded to the buyer", value: formatDeduction(order.refunded) }]
      : []),
    ...(order.disputed > 0
      ? [{ label: "Taken back by the buyer's bank", value: formatDeduction(order.disputed) }]
      : []),
    ...(order.fee_given_back > 0
      ? [{ label: "Fee given back", value: formatDollars(order.fee_given_back) }]
      : []),
  ];
}

export const formatNetProfit = ({ net_profit }: Pick<SoldOrder, "net_profit">): string =>
  formatDollars(net_profit);

/** The sentence above the list (SOLD-01). */
export function describeWaitingOrders(waiting: number): string {
  if (waiting === 0) return "Nothing is waiting to be sent.";
  return waiting === 1
    ? "1 order is waiting for a tracking number."
    : `${waiting} orders are waiting for a tracking number.`;
}

/** `Post by Mon 16 Nov`, or `Have it ready by Mon 16 Nov` for a pick-up. */
export const describeSendBy = ({ sendBy, delivery }: SoldOrder): string =>
  `${delivery ? "Post" : "Have it ready"} by ${formatDay(sendBy)}`;

export const isLate = ({ sendBy, state }: SoldOrder, today: string): boolean =>
  state === "to send" && sendBy < today;
