import type { PartyVisit } from "./party.ts";

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
