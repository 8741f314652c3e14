import { bookingCopy } from "@boab/contracts/bookings/copy";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { getBoundTeammate } from "../slots/chosen-teammate.rules.ts";
import { toBlockedRange, toVisit } from "../slots/slots.rules.ts";
import { findTaken } from "../slots/taken.repository.ts";
import {
  isVisit,
  listFreeTeammates,
  preferCurrent,
  type Taken,
} from "../slots/team-calendars.rules.ts";
import { type StoredBooking, savePlaces, type VisitPlace } from "./bookings.repository.ts";
import { hasParty, listPartyVisits } from "./party-visits.ts";

type PlacedBooking = Pick<
  StoredBooking,
  | ("id" | "businessId" | "serviceId" | "teammateId")
  | ("startsAt" | "endsAt" | "bufferBeforeMinutes" | "bufferAfterMinutes")
>;

interface PlaceOptions {
  startsAt: Date;
  now: Date;
  /** The business decides itself, so the time it has blocked is in nobody's way. */
  usesBlockedTime?: boolean;
  /** The plan limits what customers decide, and not what the business does. */
  decidedBy: "business" | "customer";
  /** Only this person may do it, because the customer chose them. */
  only?: string | undefined;
}

/**
 * Finds who does a booked visit at a time: whoever has it already, if they are free then. Undefined when nobody is. No
 * constraint says so, because requests may overlap.
 */
export async function findFreeTeammate(
  db: Db,
  booking: PlacedBooking,
  { startsAt, now, usesBlockedTime = false, decidedBy, only }: PlaceOptions,
): Promise<{ teammateId: string | null } | undefined> {
  const business = await findBookable(db, booking.businessId);
  if (!business) return undefined;
  const { id, businessId, serviceId, teammateId } = booking;
  const blocked = toBlockedRange(startsAt.getTime(), toVisit(booking));
  const found = await findTaken(db, businessId, blocked, { now, except: [id] });
  const taken = usesBlockedTime ? found.filter(isVisit) : found;
  const freeTeammates = listFreeTeammates(
    toBookingSettings(business),
    { serviceId, teammateId: only ?? teammateId, blocked },
    taken,
    decidedBy,
  ).filter((free) => only === undefined || free === only);
  return freeTeammates.length === 0
    ? undefined
    : { teammateId: preferCurrent(teammateId, freeTeammates, taken) };
}

/**
 * Throws when somebody else has taken the time. A business that decides itself is told that it is only this person who
 * isn't free, because it may give the visit to somebody else.
 */
export async function requireFreeTeammate(
  tx: Tx,
  booking: PlacedBooking,
  options: PlaceOptions,
): Promise<{ teammateId: string | null }> {
  const found = await findFreeTeammate(tx, booking, options);
  if (!found)
    throw new AppError(
      options.usesBlockedTime && options.only !== undefined
        ? "teammate_not_free"
        : "booking_slot_taken",
    );
  return found;
}

type BookedVisits = PlacedBooking & Pick<StoredBooking, "chosenTeammateId" | "party">;

/** Who does a booked visit at its time, and each of those that were booked with it. */
export type FreePlaces = VisitPlace[];

/**
 * Finds who does a visit and all that was booked with it, at the times they have: each has whoever was chosen by name for
 * it, or whoever has it already, if they are free then. Undefined when somebody's visit has nobody.
 */
export async function findFreePlaces(
  db: Db,
  booking: BookedVisits,
  { now, usesBlockedTime = false, decidedBy }: Omit<PlaceOptions, "startsAt" | "only">,
): Promise<FreePlaces | undefined> {
  const business = await findBookable(db, booking.businessId);
  if (!business) return undefined;
  const settings = toBookingSettings(business);
  const visits = listPartyVisits(booking);
  const range = {
    from: Math.min(...visits.map(({ blocked }) => blocked.from)),
    to: Math.max(...visits.map(({ blocked }) => blocked.to)),
  };
  const except = visits.map(({ id }) => id);
  const found = await findTaken(db, booking.businessId, range, { now, except });
  const taken: Taken[] = usesBlockedTime ? found.filter(isVisit) : found;
  const places: FreePlaces = [];
  for (const visit of visits) {
    const { id, startsAt, endsAt, blocked, teammateId } = visit;
    const only = getBoundTeammate(visit);
    const placed = { ...visit, teammateId: only ?? teammateId };
    const free = listFreeTeammates(settings, placed, taken, decidedBy);
    const allowed = free.filter((one) => only === undefined || one === only);
    if (allowed.length === 0) return undefined;
    const place = { id, startsAt, endsAt, blocked };
    const chosen = preferCurrent(teammateId, allowed, taken);
    places.push({ ...place, teammateId: chosen });
    taken.push({ ...blocked, teammateId: chosen, bookingId: id });
  }
  return places;
}

/** Throws when somebody else has taken one of the times. */
export async function requireFreePlaces(
  tx: Tx,
  booking: BookedVisits,
  options: Omit<PlaceOptions, "startsAt" | "only">,
): Promise<FreePlaces> {
  const found = await findFreePlaces(tx, booking, options);
  if (!found)
    throw new AppError(
      options.usesBlockedTime && getBoundTeammate(booking) !== undefined
        ? "teammate_not_free"
        : "booking_slot_taken",
    );
  return found;
}

/** Saves the places of a party, and returns who does its first visit. */
export async function savePartyPlaces(
  tx: Tx,
  booking: Pick<StoredBooking, "status" | "party">,
  places: FreePlaces,
): Promise<{ teammateId: string | null }> {
  if (hasParty(booking)) await savePlaces(tx, booking, places);
  return { teammateId: places[0]?.teammateId ?? null };
}

/** Throws unless this one of the team is free for a booked visit at a time. The business chooses, whatever they usually do. */
export async function requireTeammateToBeFree(
  tx: Tx,
  booking: PlacedBooking,
  teammateId: string,
  options: PlaceOptions,
): Promise<{ teammateId: string }> {
  const business = await findBookable(tx, booking.businessId);
  const isInTeam = business && toBookingSettings(business).team.some(({ id }) => id === teammateId);
  if (!isInTeam)
    throw new AppError("bad_request", { fields: { teammateId: bookingCopy.teammateGone } });
  const found = await findFreeTeammate(tx, { ...booking, teammateId }, options);
  if (found?.teammateId !== teammateId) throw new AppError("teammate_not_free");
  return { teammateId };
}
