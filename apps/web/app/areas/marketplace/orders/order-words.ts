import { brand } from "@boab/contracts/common/brand";
import type { BoughtLine, BoughtOrder } from "@boab/contracts/marketplace/my-orders";
import { trackingLink } from "@boab/contracts/marketplace/tracking-links";
import { formatCalendarDay } from "#lib/format/day.ts";
import type { ChipTone } from "#ui/text/chip.tsx";

export const ordersAtOnce = 20;

const zoned = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(brand.locale, { timeZone: brand.timeZone, ...options });
const dayMonth = { weekday: "short", day: "numeric", month: "short" } as const;
const day = zoned(dayMonth);
const yearDay = zoned({ ...dayMonth, year: "numeric" });
const time = zoned({ hour: "numeric", minute: "2-digit" });

/** Words between day and date are set by the browser's own data, so they are joined here. */
const plain = (format: Intl.DateTimeFormat, instant: string) =>
  format.format(new Date(instant)).replaceAll(",", "");

/** `Sat 7 Nov` */
export const formatDay = (instant: string): string => plain(day, instant);
/** `Sat 7 Nov 2026` */
export const formatYearDay = (instant: string): string => plain(yearDay, instant);
/** `7:52 pm` */
export const formatTime = (instant: string): string => time.format(new Date(instant));
/** `Sat 7 Nov, 7:52 pm` */
export const formatDayTime = (instant: string): string =>
  `${formatDay(instant)}, ${formatTime(instant)}`;

interface StateWords {
  label: string;
  tone: ChipTone;
}

/** What the state of an order is called. */
export function stateWords({
  state,
  delivery,
}: Pick<BoughtOrder, "state" | "delivery">): StateWords {
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

/** The one fact beside the state. */
export function stateSentence(order: BoughtOrder): string {
  const { state, sendBy, doneAt, receivedAt, delivery } = order;
  switch (state) {
    case "to send":
      return `Paid ${formatDay(order.paidAt)}. ${delivery ? "Leaves" : "Ready"} by ${formatCalendarDay(sendBy)}`;
    case "sent":
      return doneAt ? `Sent ${formatDay(doneAt)} with ${couriersOf(order)}` : "";
    case "received":
      return receivedAt ? formatDay(receivedAt) : "";
    case "cancelled":
      return doneAt ? `Cancelled ${formatDay(doneAt)}` : "";
  }
}

const couriersOf = ({ lines }: BoughtOrder) =>
  [...new Set(lines.flatMap(({ courier }) => courier ?? []))].join(" and ");

/** `Adire indigo wrap dress and 2 more` */
export function titleOf({ lines }: Pick<BoughtOrder, "lines">): string {
  const [first, ...others] = lines;
  if (!first) return "";
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
}

export function countOf({ lines }: Pick<BoughtOrder, "lines">): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? "1 item" : `${count} items`;
}

/** `Type: Wrap, midi. Colour: Indigo. Size: M` */
export const optionsOf = ({ type, color, size }: BoughtLine): string =>
  [
    ["Type", type],
    ["Colour", color],
    ["Size", size],
  ]
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join(". ");

interface Parcel {
  courier: string;
  number: string;
  link: string | null;
}

/** Items often travel together, so each number stands once. */
export function parcelsOf({ lines }: Pick<BoughtOrder, "lines">): Parcel[] {
  const parcels = lines.flatMap(({ courier, trackingNumber: number }) =>
    courier && number ? [{ courier, number, link: trackingLink(courier, number) }] : [],
  );
  return [...new Map(parcels.map((one) => [`${one.courier} ${one.number}`, one])).values()];
}

export function comingSentence(count: number): string {
  if (count === 0) return "Times are Sydney time.";
  return `${count === 1 ? "1 order is" : `${count} orders are`} on the way. Times are Sydney time.`;
}
