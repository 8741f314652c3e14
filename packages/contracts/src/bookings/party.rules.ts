import type { PartyPlace } from "./bookings.ts";
import { describeStyle } from "./style.rules.ts";

/** `Knotless braids and 2 more` */
export const describeServices = (serviceTitle: string | null, others: number): string =>
  others > 0 ? `${serviceTitle} and ${others} more` : (serviceTitle ?? "");

/** `Cut, 10:00 am to 10:45 am, with Ada` */
export function describePartyPlace(
  { serviceTitle, style, start, end, teammateName }: PartyPlace,
  { formatClock }: { formatClock: (time: string) => string },
): string {
  const parts = [
    serviceTitle,
    describeStyle(style),
    `${formatClock(start)} to ${formatClock(end)}`,
    teammateName && `with ${teammateName}`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** Nobody who comes along is named, so they are counted. Whoever booked is `1`. */
export const describePerson = (person: number): string => `Person ${person}`;
