import type { Slot } from "@boab/contracts/bookings/slots";

/** A form sends the local time and the instant, because an hour occurs twice when the clocks go back. */
export const formatSlotValue = ({ start, startsAt }: Pick<Slot, "start" | "startsAt">): string =>
  `${start} ${startsAt}`;

export function readSlotValue(value = ""): { start: string; startsAt?: string } {
  const [start = "", startsAt] = value.split(" ");
  return { start, ...(startsAt && { startsAt }) };
}
