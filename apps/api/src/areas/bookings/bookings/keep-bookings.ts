import { inTransaction } from "#platform/db/db.ts";
import type { BookingsDeps } from "../deps.ts";
import { tell } from "../emails/tell.ts";
import { completeOld, expireAllHolds, takeDueReminders } from "./upkeep.repository.ts";

/** What time alone does to bookings: holds run out, visits are over, people are reminded. Safe to run at any time. */
export async function keepBookings(deps: BookingsDeps): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.db, (tx) => expireAllHolds(tx, now));
  await inTransaction(deps.db, (tx) => completeOld(tx, now));
  await inTransaction(deps.db, async (tx) => {
    for (const booking of await takeDueReminders(tx, now))
      await tell(deps, tx, booking, "reminder", ["customer"]);
  });
}
