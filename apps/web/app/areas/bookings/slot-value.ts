import type { Slot } from "@boab/contracts/bookings/slots";

/** What a form sends for a time: what the clock shows, and the instant for the hour it shows twice. */
export const slotValue = ({ start, startsAt }: Pick<Slot, "start" | "startsAt">): string =>
  `${start} ${startsAt}`;

export function readSlotValue(value = ""): { start: string; startsAt?: string } {
  const [start = "", startsAt] = value.split(" ");
  return { start, ...(startsAt && { startsAt }) };
}
