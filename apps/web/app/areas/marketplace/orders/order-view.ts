import type { BoughtLine, BoughtOrder } from "@boab/contracts/marketplace/my-orders";
import { makeTrackingUrl } from "@boab/contracts/marketplace/tracking-links";
import { formatDay } from "@boab/format/dates";
import type { ChipTone } from "#ui/text/chip.tsx";

export const ordersPerPage = 20;

interface StateChip {
  label: string;
  tone: ChipTone;
}

/** The label and tone of an order's state. */
export function toStateChip({
  state,
  delivery,
}: Pick<BoughtOrder, "state" | "delivery">): StateChip {
  switch (state) {
    case "to send":
      return { label: delivery ? "Being packed" : "Getting ready", tone: "warn" };
    case "sent":
      return { label: "On its way", tone: "info" };
    case "received":
      return { label: delivery ? "Delivered" : "Picked up", tone: "ok" };
    case "cancelled":
      return { label: "Cancelled", tone: "neutral" };
  }
}

/** The sentence beside the state, such as when the order was sent. */
export function describeState(order: BoughtOrder): string {
  const { state, sendBy, doneAt, receivedAt, delivery } = order;
  switch (state) {
    case "to send":
      return `Paid ${formatDay(order.paidAt)}. ${delivery ? "Leaves" : "Ready"} by ${formatDay(sendBy)}`;
    case "sent":
      return doneAt ? `Sent ${formatDay(doneAt)} with ${formatCouriers(order)}` : "";
    case "received":
      return receivedAt ? formatDay(receivedAt) : "";
    case "cancelled":
      return doneAt ? `Cancelled ${formatDay(doneAt)}` : "";
  }
}

const formatCouriers = ({ lines }: BoughtOrder) =>
  [...new Set(lines.flatMap(({ courier }) => courier ?? []))].join(" and ");

/** `Adire indigo wrap dress and 2 more` */
export function formatOrderTitle({ lines }: Pick<BoughtOrder, "lines">): string {
  const [first, ...others] = lines;
  if (!first) return "";
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
}

export function formatItemCount({ lines }: Pick<BoughtOrder, "lines">): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? "1 item" : `${count} items`;
}

/** `Type: Wrap, midi. Colour: Indigo. Size: M` */
export const formatOptions = ({ type, color, size }: BoughtLine): string =>
  [
    ["Type", type],
    ["Colour", color],
    ["Size", size],
  ]
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join(". ");

/** A refunded item can't be reported any more. */
export const listReportableLines = ({ lines }: Pick<BoughtOrder, "lines">): BoughtLine[] =>
  lines.filter((line) => !isFullyRefunded(line));

export const isFullyRefunded = (line: BoughtLine): boolean =>
  line.refundedQuantity >= line.quantity || line.refundedCents >= line.totalCents;

interface Parcel {
  courier: string;
  number: string;
  link: string | null;
}

/** Several items often share a parcel, so each tracking number is listed once. */
export function listParcels({ lines }: Pick<BoughtOrder, "lines">): Parcel[] {
  const parcels = lines.flatMap(({ courier, trackingNumber: number }) =>
    courier && number ? [{ courier, number, link: makeTrackingUrl(courier, number) }] : [],
  );
  return [...new Map(parcels.map((one) => [`${one.courier} ${one.number}`, one])).values()];
}

export function describeOrdersOnTheWay(count: number): string {
  if (count === 0) return "Times are Sydney time.";
  return `${count === 1 ? "1 order is" : `${count} orders are`} on the way. Times are Sydney time.`;
}
