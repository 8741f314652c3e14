import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { BookingsDeps } from "../deps.ts";
import { tell } from "../emails/tell.ts";
import { findBooking, markRivalsDeclined, type StoredBooking } from "./bookings.repository.ts";

/** What the others read who asked for the same time. */
const rivalReason = "That time is taken.";

/**
 * After a booking was confirmed or moved, under the business's lock: whoever asked for the same time is told that it is
 * taken, and offered the next free ones.
 */
export async function declineRivals(
  deps: Pick<BookingsDeps, "tasks">,
  tx: Tx,
  booking: StoredBooking,
): Promise<void> {
  for (const rival of await markRivalsDeclined(tx, booking, rivalReason))
    await tell(deps, tx, rival, "declined", ["customer"]);
}

/** As it is after a change of this transaction. */
export async function reread(tx: Tx, id: string): Promise<StoredBooking> {
  const booking = await findBooking(tx, id);
  if (!booking) throw new AppError("not_found");
  return booking;
}
