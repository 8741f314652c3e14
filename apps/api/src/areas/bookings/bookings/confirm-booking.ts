import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { BookingsDeps } from "../deps.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { findTaken } from "../slots/taken.repository.ts";
import { isVisit, listFreeTeammates } from "../slots/team-calendars.rules.ts";
import {
  declineRequests,
  findBooking,
  listOverlappingRequests,
  type StoredBooking,
} from "./bookings.repository.ts";
import { notifyParties } from "./notify-parties.ts";

/** Customers whose request for the same time is declined read this reason. */
const overlapReason = "That time is taken.";

/**
 * Call this under the business's lock after a booking was confirmed or moved. Requests for the same time that nobody of
 * the team is free for any more are declined, and their customers get an email that offers the next free times.
 */
export async function declineOverlapping(
  deps: Pick<BookingsDeps, "tasks" | "clock">,
  tx: Tx,
  booking: StoredBooking,
): Promise<void> {
  const visits = [booking, ...(booking.party ?? [])];
  for (const { id } of visits) await declineUnplaced(deps, tx, { ...booking, id });
}

async function declineUnplaced(
  deps: Pick<BookingsDeps, "tasks" | "clock">,
  tx: Tx,
  booking: StoredBooking,
): Promise<void> {
  const unplaced = await listUnplacedRequests(tx, booking, deps.clock());
  for (const declined of await declineRequests(tx, unplaced, overlapReason))
    await notifyParties(deps, tx, declined, "declined", ["customer"]);
}

/** The overlapping requests that nobody is free for any more, or for a visit of their party. */
async function listUnplacedRequests(tx: Tx, booking: StoredBooking, now: Date): Promise<string[]> {
  const requests = await listOverlappingRequests(tx, booking);
  const business = requests.length > 0 && (await findBookable(tx, booking.businessId));
  if (!business) return [];
  const settings = toBookingSettings(business);
  const range = {
    from: Math.min(...requests.map(({ blocked }) => blocked.from)),
    to: Math.max(...requests.map(({ blocked }) => blocked.to)),
  };
  const visits = (await findTaken(tx, booking.businessId, range, { now })).filter(isVisit);
  return requests
    .filter((request) => {
      const others = visits.filter(({ bookingId }) => bookingId !== request.id);
      return listFreeTeammates(settings, request, others, "business").length === 0;
    })
    .map(({ firstId }) => firstId);
}

/** Reads the booking again after a change in this transaction. */
export async function reloadBooking(db: Db, id: string): Promise<StoredBooking> {
  const booking = await findBooking(db, id);
  if (!booking) throw new AppError("not_found");
  return booking;
}
