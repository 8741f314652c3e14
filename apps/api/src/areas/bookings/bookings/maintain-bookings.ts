import { inTransaction } from "#platform/db/db.ts";
import { announceFreeTimes } from "../announce-free-times.ts";
import type { BookingsDeps } from "../deps.ts";
import { deleteEndedRequests } from "../settings/name-requests.repository.ts";
import { lockBusiness } from "../settings/settings.repository.ts";
import { listBusinessesWithLapsedSuggestions } from "../suggestions/suggestions.repository.ts";
import { getLimitStart } from "../team-names/name-request.rules.ts";
import { listBusinessesWithDueOffers } from "../waitlist/offers.repository.ts";
import { deleteOldPlaces } from "../waitlist/waitlist.repository.ts";
import { notifyOfEndedHolds } from "./begin-decision.ts";
import { lapseSuggestions } from "./lapse-suggestions.ts";
import { notifyParties } from "./notify-parties.ts";
import {
  completePastBookings,
  endAllRequestHolds,
  expireAllHolds,
  expireUnverifiedBookings,
  takeDueReminders,
} from "./upkeep.repository.ts";

/**
 * Applies what time alone does to bookings: holds, offers and suggestions expire, visits complete and reminders go out. It is safe to run at
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
  await inTransaction(deps.db, async (tx) => {
    await deleteOldPlaces(tx, now);
    // Each offer has a task of its own; this finds those whose task was lost.
    for (const businessId of await listBusinessesWithDueOffers(tx, now))
      await announceFreeTimes(deps, tx, businessId);
  });
  for (const businessId of await listBusinessesWithLapsedSuggestions(deps.db, now))
    await inTransaction(deps.db, async (tx) => {
      await lockBusiness(tx, businessId);
      await lapseSuggestions(deps, tx, businessId, now);
      await announceFreeTimes(deps, tx, businessId);
    });
  await inTransaction(deps.db, (tx) => expireUnverifiedBookings(tx, now));
  await inTransaction(deps.db, (tx) => completePastBookings(tx, now));
  await inTransaction(deps.db, (tx) => deleteEndedRequests(tx, getLimitStart(now)));
  await inTransaction(deps.db, async (tx) => {
    for (const booking of await takeDueReminders(tx, now))
      await notifyParties(deps, tx, booking, "reminder", ["customer"]);
  });
}
