import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { areOnlineBookingsStopped } from "./customers.repository.ts";

/**
 * Refuses somebody whose online bookings the business stopped. The sentence says whom to call and never why. It asks
 * about a proven person only, so that typing an email reveals nothing about whose it is.
 */
export async function requireOnlineBookings(
  db: Db,
  businessId: string,
  person: { userId: string } | { contactId: string },
): Promise<void> {
  if (await areOnlineBookingsStopped(db, businessId, person))
    throw new AppError("online_booking_unavailable");
}
