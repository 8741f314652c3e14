import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { toBlockedRange, toVisit } from "../slots/slots.rules.ts";
import { findTaken } from "../slots/taken.repository.ts";
import type { StoredBooking } from "./bookings.repository.ts";

/** Throws when another booking or hold has taken the time. No constraint says so, because requests may overlap. */
export async function requireFreeTime(
  tx: Tx,
  booking: StoredBooking,
  startsAt: Date,
  now: Date,
): Promise<void> {
  const range = toBlockedRange(startsAt.getTime(), toVisit(booking));
  const takenRanges = await findTaken(tx, booking.businessId, range, { now, except: booking.id });
  if (takenRanges.length > 0) throw new AppError("booking_slot_taken");
}
