import { maxPartyPeople, maxPartyVisits } from "@boab/contracts/bookings/limits";
import type { PartyVisit } from "@boab/contracts/bookings/party";
import type { NamedTeammate } from "@boab/contracts/bookings/team-names";
import { bookHref } from "../paths.ts";
import type { ChosenService } from "./chosen-service.ts";

/** One service of the booking, as it is offered now. */
export interface ChosenVisit {
  person: number;
  service: ChosenService;
  teammate: NamedTeammate | null;
  /** As the address has it. */
  choice: PartyVisit;
}

export interface Party {
  /** What was chosen before the service that the page asks about, in order. */
  visits: ChosenVisit[];
  /** For whom that service is. */
  person: number;
  /** True where something that was chosen before isn't offered any more. */
  hasLost: boolean;
}

/** One more service can be added for whoever books, and one more person. */
export function listAdditions(visits: readonly ChosenVisit[]): { person: number; label: string }[] {
  if (visits.length >= maxPartyVisits) return [];
  const people = Math.max(...visits.map(({ person }) => person));
  return [
    { person: 1, label: "Another service" },
    ...(people < maxPartyPeople ? [{ person: people + 1, label: "Another person" }] : []),
  ];
}

/** The address without one of the services; whoever comes after it moves up. */
export function leaveOutHref(slug: string, visits: readonly ChosenVisit[], index: number): string {
  const rest = visits.filter((_, at) => at !== index).map(({ choice }) => choice);
  const people = [...new Set(rest.map(({ person }) => person))];
  return toHref(
    slug,
    rest.map((visit) => ({ ...visit, person: people.indexOf(visit.person) + 1 })),
  );
}

/** The times of what was chosen, the last of which the address has as its service. */
export function toHref(slug: string, visits: readonly PartyVisit[]): string {
  const also = visits.slice(0, -1);
  const last = visits.at(-1);
  if (!last) return bookHref(slug, {});
  const { serviceId: service, style = { extras: [] }, teammate, person } = last;
  return bookHref(slug, { service, style, teammate, person, also });
}
