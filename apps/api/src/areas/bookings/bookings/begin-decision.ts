import type { Tx } from "#platform/db/db.ts";
import { announceFreeTimes } from "../announce-free-times.ts";
import type { BookingsDeps } from "../deps.ts";
import { takeTurns } from "../waitlist/take-turns.ts";
import { type EndedHold, endRequestHolds, expireHolds } from "./bookings.repository.ts";
import { lapseSuggestions } from "./lapse-suggestions.ts";
import { notifyParties } from "./notify-parties.ts";

type Deps = Pick<BookingsDeps, "tasks" | "setShareDue">;

/**
 * Comes before anything is decided about a business's times, under its lock: ends the holds and suggestions that have run out, offers what
 * was freed to the waiting list, and has the search look at the times again once the decision is committed. A request
 * whose hold ended is still a request, and its customer is told.
 */
export async function beginDecision(
  deps: Deps,
  tx: Tx,
  businessId: string,
  now: Date,
): Promise<void> {
  await announceFreeTimes(deps, tx, businessId);
  await expireHolds(tx, businessId, now);
  await notifyOfEndedHolds(deps, tx, await endRequestHolds(tx, businessId, now), now);
  await lapseSuggestions(deps, tx, businessId, now);
  await takeTurns(deps, tx, businessId, now);
}

/** Where the visit would have started already, there is nothing left to wait for. */
export async function notifyOfEndedHolds(
  deps: Pick<BookingsDeps, "tasks">,
  tx: Tx,
  requests: EndedHold[],
  now: Date,
): Promise<void> {
  for (const request of requests)
    if (request.startsAt > now) await notifyParties(deps, tx, request, "hold ended", ["customer"]);
}
