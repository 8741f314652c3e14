import { toBlockedRange, toVisit } from "../slots/slots.rules.ts";
import type { Range } from "../slots/team-calendars.rules.ts";
import type { PartyMember, StoredBooking } from "./bookings.repository.ts";

type FirstVisit = Pick<
  StoredBooking,
  | ("id" | "serviceId" | "startsAt" | "endsAt" | "bufferBeforeMinutes" | "bufferAfterMinutes")
  | ("teammateId" | "chosenTeammateId" | "party")
>;

/** A visit of a party, the first one included. */
export interface PartyVisitRow extends Omit<FirstVisit, "party">, Pick<PartyMember, "person"> {
  /** With its buffers. */
  blocked: Range;
}

/** A visit and all that was booked with it. */
export function listPartyVisits(booking: FirstVisit): PartyVisitRow[] {
  const members = (booking.party ?? []).map((member) => ({
    ...member,
    startsAt: new Date(member.startsAt),
    endsAt: new Date(member.endsAt),
  }));
  return [{ ...booking, person: 1 }, ...members].map((visit) => ({
    id: visit.id,
    person: visit.person,
    serviceId: visit.serviceId,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    bufferBeforeMinutes: visit.bufferBeforeMinutes,
    bufferAfterMinutes: visit.bufferAfterMinutes,
    teammateId: visit.teammateId,
    chosenTeammateId: visit.chosenTeammateId,
    blocked: toBlockedRange(visit.startsAt.getTime(), toVisit(visit)),
  }));
}

/** When all that was booked together is over. */
export const getPartyEnd = ({ endsAt, party }: Pick<StoredBooking, "endsAt" | "party">): Date =>
  new Date(Math.max(endsAt.getTime(), ...(party ?? []).map((member) => member.endsAt)));

export const hasParty = ({ party }: Pick<StoredBooking, "party">): boolean => party !== null;
