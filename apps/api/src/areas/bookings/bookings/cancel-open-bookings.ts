import { inTransaction } from "#platform/db/db.ts";
import type { BookingsDeps } from "../deps.ts";
import { applyAction, lockBooking } from "./apply-action.ts";
import { isPossible } from "./booking-states.rules.ts";
import { findOpenAtDeleted, findOpenOf } from "./upkeep.repository.ts";
import { bookingNow } from "./view-booking.ts";

/**
 * For somebody who closes their account: whatever they could cancel themselves is cancelled, so the business hears of it
 * and what was paid goes back. One at a time, because each waits for its own business.
 */
export async function cancelOpenBookings(deps: BookingsDeps, userId: string): Promise<void> {
  for (const id of await findOpenOf(deps.db, userId, deps.clock()))
    await inTransaction(deps.db, async (tx) => {
      const booking = await lockBooking(deps, tx, id);
      if (!booking || !isPossible(bookingNow(booking), "cancel", "customer", deps.clock())) return;
      await applyAction(deps, tx, booking, { party: "customer", userId }, { action: "cancel" });
    });
}

/**
 * For a business that was deleted: nobody shall wait at its door. Its customers hear of it, and what was paid goes back.
 * A time that is only held goes by itself, and is refunded when it is paid all the same.
 */
export async function cancelBookingsOfDeleted(
  deps: BookingsDeps,
  businessId: string,
): Promise<void> {
  for (const id of await findOpenAtDeleted(deps.db, businessId, deps.clock()))
    await inTransaction(deps.db, async (tx) => {
      const booking = await lockBooking(deps, tx, id);
      if (!booking?.isOfDeleted) return;
      const action = booking.status === "requested" ? "decline" : "cancel";
      if (!isPossible(bookingNow(booking), action, "business", deps.clock())) return;
      await applyAction(deps, tx, booking, { party: "business", userId: null }, { action });
    });
}
