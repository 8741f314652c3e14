import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { formatCalendarDay } from "#lib/format/day.ts";
import { formatMoney } from "#lib/format/format.ts";
import { formatDayTime } from "./order-words.ts";

export interface TimelineStep {
  label: string;
  text: string;
  state: "done" | "now" | "next";
}

type Facts = Pick<
  BoughtOrderDetails,
  | "state"
  | "paidAt"
  | "sendBy"
  | "doneAt"
  | "receivedAt"
  | "receivedHow"
  | "delivery"
  | "refunds"
  | "lines"
>;

/** Where an order is, step by step; what has been paid back comes last. */
export function timelineOf(order: Facts): TimelineStep[] {
  const refunds: TimelineStep[] = order.refunds.map(({ amountCents, at }) => ({
    ...{ label: `Refunded ${formatMoney(amountCents)}`, text: formatDayTime(at), state: "done" },
  }));
  return [...journeyOf(order), ...refunds];
}

function journeyOf(order: Facts): TimelineStep[] {
  const paid = { label: "Paid", text: formatDayTime(order.paidAt) };
  if (order.state === "cancelled")
    return [
      { ...paid, state: "done" },
      { label: "Cancelled", text: order.doneAt ? formatDayTime(order.doneAt) : "", state: "done" },
    ];
  if (!order.delivery) return [{ ...paid, ...reached(order, "to send") }, pickUp(order)];
  return [{ ...paid, ...reached(order, "to send") }, sending(order), arrival(order)];
}

/** The last step that was reached is the current one, until it has arrived. */
const reached = (order: Facts, state: Facts["state"]): { state: "done" | "now" } => ({
  state: order.state === state ? "now" : "done",
});

function sending(order: Facts): TimelineStep {
  if (order.state !== "to send")
    return {
      label: "Sent",
      text: order.doneAt ? formatDayTime(order.doneAt) : "",
      ...reached(order, "sent"),
    };
  const sent = order.lines.filter(({ sentAt }) => sentAt !== null).length;
  const text =
    sent === 0
      ? `By ${formatCalendarDay(order.sendBy)}`
      : `${sent} of ${order.lines.length} items so far`;
  return { label: "Sent", text, state: "next" };
}

function arrival({ receivedAt, receivedHow }: Facts): TimelineStep {
  if (!receivedAt) return { label: "Delivered", text: "Not yet", state: "next" };
  const day = formatDayTime(receivedAt);
  return {
    label: "Delivered",
    text: receivedHow === "assumed" ? `${day}, as far as we know` : `${day}, you told us`,
    state: "done",
  };
}

function pickUp({ receivedAt, sendBy }: Facts): TimelineStep {
  if (receivedAt) return { label: "Picked up", text: formatDayTime(receivedAt), state: "done" };
  return { label: "Pick it up", text: `Ready by ${formatCalendarDay(sendBy)}`, state: "next" };
}
