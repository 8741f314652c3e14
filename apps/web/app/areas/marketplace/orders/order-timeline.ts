import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { formatDayTime } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { reasonLabels } from "#lib/format/refund.ts";

export interface TimelineStep {
  label: string;
  text: string;
  state: "done" | "now" | "next";
}

type TimelineOrder = Pick<
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

/** Lists the steps of an order, with its refunds last. */
export function makeTimeline(order: TimelineOrder): TimelineStep[] {
  const refunds: TimelineStep[] = order.refunds.map(({ amountCents, at, reason }) => ({
    label: `Refunded ${formatMoney(amountCents)}`,
    text: [formatDayTime(at), reason && reasonLabels[reason]].filter(Boolean).join(". "),
    state: "done",
  }));
  return [...listJourneySteps(order), ...refunds];
}

function listJourneySteps(order: TimelineOrder): TimelineStep[] {
  const paid = { label: "Paid", text: formatDayTime(order.paidAt) };
  if (order.state === "cancelled")
    return [
      { ...paid, state: "done" },
      { label: "Cancelled", text: order.doneAt ? formatDayTime(order.doneAt) : "", state: "done" },
    ];
  if (!order.delivery)
    return [{ ...paid, ...toReachedState(order, "to send") }, makePickUpStep(order)];
  return [
    { ...paid, ...toReachedState(order, "to send") },
    makeSendingStep(order),
    makeDeliveredStep(order),
  ];
}

/** The last step that was reached is the current one, until it has arrived. */
const toReachedState = (
  order: TimelineOrder,
  state: TimelineOrder["state"],
): { state: "done" | "now" } => ({
  state: order.state === state ? "now" : "done",
});

function makeSendingStep(order: TimelineOrder): TimelineStep {
  if (order.state !== "to send")
    return {
      label: "Sent",
      text: order.doneAt ? formatDayTime(order.doneAt) : "",
      ...toReachedState(order, "sent"),
    };
  const sent = order.lines.filter(({ sentAt }) => sentAt !== null).length;
  const text =
    sent === 0 ? `By ${formatDay(order.sendBy)}` : `${sent} of ${order.lines.length} items so far`;
  return { label: "Sent", text, state: "next" };
}

function makeDeliveredStep({ receivedAt, receivedHow }: TimelineOrder): TimelineStep {
  if (!receivedAt) return { label: "Delivered", text: "Not yet", state: "next" };
  const day = formatDayTime(receivedAt);
  return {
    label: "Delivered",
    text: receivedHow === "assumed" ? `${day}, as far as we know` : `${day}, you told us`,
    state: "done",
  };
}

function makePickUpStep({ receivedAt, sendBy }: TimelineOrder): TimelineStep {
  if (receivedAt) return { label: "Picked up", text: formatDayTime(receivedAt), state: "done" };
  return { label: "Pick it up", text: `Ready by ${formatDay(sendBy)}`, state: "next" };
}
