import { bookingCopy } from "@boab/contracts/bookings/copy";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { toBlockedRange, toVisit } from "../slots/slots.rules.ts";
import { findTaken } from "../slots/taken.repository.ts";
import { isVisit, listFreeTeammates, preferCurrent } from "../slots/team-calendars.rules.ts";
import type { StoredBooking } from "./bookings.repository.ts";

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
  { startsAt, now, usesBlockedTime = false, only }: PlaceOptions,
): Promise<{ teammateId: string | null } | undefined> {
  const business = await findBookable(db, booking.businessId);
  if (!business) return undefined;
  const { id, businessId, serviceId, teammateId } = booking;
  const blocked = toBlockedRange(startsAt.getTime(), toVisit(booking));
  const found = await findTaken(db, businessId, blocked, { now, except: id });
  const taken = usesBlockedTime ? found.filter(isVisit) : found;
  const freeTeammates = listFreeTeammates(
    toBookingSettings(business),
    { serviceId, teammateId: only ?? teammateId, blocked },
    taken,
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
