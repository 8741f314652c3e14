import { inTransaction } from "#platform/db/db.ts";
import { announceFreeTimes } from "../announce-free-times.ts";
import type { BookingsDeps } from "../deps.ts";
import { notifyOfEndedHolds } from "./begin-decision.ts";
import { notifyParties } from "./notify-parties.ts";
import {
  completePastBookings,
  endAllRequestHolds,
  expireAllHolds,
  expireUnverifiedBookings,
  takeDueReminders,
} from "./upkeep.repository.ts";

/**
 * Applies what time alone does to bookings: holds expire, visits complete and reminders go out. It is safe to run at
 * any time.
 */
export async function maintainBookings(deps: BookingsDeps): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    for (const businessId of new Set(await expireAllHolds(tx, now)))
      await announceFreeTimes(deps, tx, businessId);
  });
  await inTransaction(deps.db, async (tx) => {
    const requests = await endAllRequestHolds(tx, now);
    await notifyOfEndedHolds(deps, tx, requests, now);
    for (const businessId of new Set(requests.map((request) => request.businessId)))
      await announceFreeTimes(deps, tx, businessId);
  });
  await inTransaction(deps.db, (tx) => expireUnverifiedBookings(tx, now));
  await inTransaction(deps.db, (tx) => completePastBookings(tx, now));
  await inTransaction(deps.db, async (tx) => {
    for (const booking of await takeDueReminders(tx, now))
      await notifyParties(deps, tx, booking, "reminder", ["customer"]);
  });
}
