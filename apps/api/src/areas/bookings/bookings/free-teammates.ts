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
}

/**
 * Finds who does a booked visit at a time: whoever has it already, if they are free then. Undefined when nobody is. No
 * constraint says so, because requests may overlap.
 */
export async function findFreeTeammate(
  db: Db,
  booking: PlacedBooking,
  { startsAt, now, usesBlockedTime = false }: PlaceOptions,
): Promise<{ teammateId: string | null } | undefined> {
  const business = await findBookable(db, booking.businessId);
  if (!business) return undefined;
  const { id, businessId, serviceId, teammateId } = booking;
  const blocked = toBlockedRange(startsAt.getTime(), toVisit(booking));
  const found = await findTaken(db, businessId, blocked, { now, except: id });
  const taken = usesBlockedTime ? found.filter(isVisit) : found;
  const freeTeammates = listFreeTeammates(
    toBookingSettings(business),
    { serviceId, teammateId, blocked },
    taken,
  );
  return freeTeammates.length === 0
    ? undefined
    : { teammateId: preferCurrent(teammateId, freeTeammates, taken) };
}

/** Throws when somebody else has taken the time. */
export async function requireFreeTeammate(
  tx: Tx,
  booking: PlacedBooking,
  options: PlaceOptions,
): Promise<{ teammateId: string | null }> {
  const found = await findFreeTeammate(tx, booking, options);
  if (!found) throw new AppError("booking_slot_taken");
  return found;
}
