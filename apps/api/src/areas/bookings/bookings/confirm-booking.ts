import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { BookingsDeps } from "../deps.ts";
import { findBooking, markOverlappingDeclined, type StoredBooking } from "./bookings.repository.ts";
import { notifyParties } from "./notify-parties.ts";

/** Customers whose request for the same time is declined read this reason. */
const overlapReason = "That time is taken.";

/**
 * Call this under the business's lock after a booking was confirmed or moved. Requests for the same time are declined,
 * and their customers get an email that offers the next free times.
 */
export async function declineOverlapping(
  deps: Pick<BookingsDeps, "tasks">,
  tx: Tx,
  booking: StoredBooking,
): Promise<void> {
  for (const overlapping of await markOverlappingDeclined(tx, booking, overlapReason))
    await notifyParties(deps, tx, overlapping, "declined", ["customer"]);
}

/** Reads the booking again after a change in this transaction. */
export async function reloadBooking(db: Db, id: string): Promise<StoredBooking> {
  const booking = await findBooking(db, id);
  if (!booking) throw new AppError("not_found");
  return booking;
}
