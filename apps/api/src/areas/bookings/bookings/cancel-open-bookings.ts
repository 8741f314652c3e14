import { inTransaction } from "#platform/db/db.ts";
import type { BookingsDeps } from "../deps.ts";
import { applyAction, lockBooking } from "./apply-action.ts";
import { isPossible } from "./booking-states.rules.ts";
import { findOpenOf } from "./upkeep.repository.ts";
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
