import type { OrderState } from "@boab/contracts/marketplace/order-limits";
import type { SoldLine, SoldOrder } from "@boab/contracts/marketplace/orders";
import { formatCalendarDay } from "#lib/format/day.ts";
import { formatMoney } from "#lib/format/format.ts";
import type { ChipTone } from "#ui/text/chip.tsx";

export const ordersAtOnce = 20;

export const stateChips: Record<OrderState, { label: string; tone: ChipTone }> = {
  "to send": { label: "Add tracking", tone: "warn" },
  sent: { label: "Sent", tone: "ok" },
  cancelled: { label: "Refunded", tone: "neutral" },
};

/** Dollars of the API to `$149.00`. */
export const dollars = (amount: number): string => formatMoney(Math.round(amount * 100));

/** `Indigo, wrap midi` */
export const colourAndType = ({ color, Type }: SoldLine): string =>
  [color, Type].filter(Boolean).join(", ");

/** `Adire indigo wrap dress and 2 more` */
export function orderTitle({ lines }: SoldOrder): string {
  const [first, ...others] = lines;
  if (!first) return "";
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
}

/** `1 item`, `3 items` */
export const itemCount = ({ lines }: SoldOrder): string =>
  lines.length === 1 ? "1 item" : `${lines.length} items`;

/** What it says above the list (SOLD-01). */
export function waitingSentence(waiting: number): string {
  if (waiting === 0) return "Nothing is waiting to be sent.";
  return waiting === 1
    ? "1 order is waiting for a tracking number."
    : `${waiting} orders are waiting for a tracking number.`;
}

/** `Post by Mon 16 Nov`; for a buyer who comes by, the day until when to have it ready. */
export const sendByWords = ({ sendBy, delivery }: SoldOrder): string =>
  `${delivery ? "Post" : "Have it ready"} by ${formatCalendarDay(sendBy)}`;

export const isLate = ({ sendBy, state }: SoldOrder, today: string): boolean =>
  state === "to send" && sendBy < today;
