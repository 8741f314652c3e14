import type { EventOutcome } from "@boab/contracts/payments/events";
import { inTransaction } from "#platform/db/db.ts";
import type { StripeEventsDeps } from "../deps.ts";
import { findWaitingEvent, markFailed, markHandled } from "./events.repository.ts";
import { combineOutcomes, findHandlers } from "./handlers.rules.ts";

type Deps = Pick<StripeEventsDeps, "db" | "clock" | "log" | "handlers">;

export async function applyEvent(deps: Deps, eventId: string): Promise<void> {
  const event = await findWaitingEvent(deps.db, eventId);
  if (!event) return;
  try {
    const outcomes: EventOutcome[] = [];
    for (const { sync } of findHandlers(deps.handlers, event.type))
      outcomes.push(await sync(event.objectId));
    const outcome = combineOutcomes(outcomes);
    if (outcome === "unknown")
      deps.log.error({ eventId, type: event.type }, "payment event about nothing of ours");
    await inTransaction(deps.db, (tx) => markHandled(tx, eventId, outcome, deps.clock()));
  } catch (error) {
    // Admins see what went wrong; the queue tries again.
    const problem = error instanceof Error ? error.message : String(error);
    await inTransaction(deps.db, (tx) => markFailed(tx, eventId, problem));
    throw error;
  }
}
