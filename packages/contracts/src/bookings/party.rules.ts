import type { PartyPlace } from "./bookings.ts";
import type { PartyVisit } from "./party.ts";
import { describeStyle } from "./style.rules.ts";

/** What is booked with a first service, as the query of a call has it. */
export const writePartyQuery = (visits: readonly PartyVisit[]): string | undefined =>
  visits.length > 0 ? visits.map(writePartyVisit).join("\n") : undefined;

/** One of them, as one value of the booking page's address. */
export function writePartyVisit({ person, serviceId, style, teammate }: PartyVisit): string {
  const params = new URLSearchParams({ person: String(person), service: serviceId });
  if (style?.size) params.set("size", style.size);
  if (style?.length) params.set("length", style.length);
  for (const extra of style?.extras ?? []) params.append("extra", extra);
  if (teammate) params.set("with", teammate);
  return params.toString();
}

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
