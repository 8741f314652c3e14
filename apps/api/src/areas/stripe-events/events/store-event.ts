import { inTransaction } from "#platform/db/db.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { StripeEventsDeps } from "../deps.ts";
import { insertEvent, type StoredEvent } from "./events.repository.ts";
import { applyEventTask } from "./events.tasks.ts";

/** Stores an event once, together with the task that handles it. Returns false when it is stored already. */
export function storeEvent(
  { db, clock, tasks }: Pick<StripeEventsDeps, "db" | "clock" | "tasks">,
  event: Stripe.Event,
  source: Pick<StoredEvent, "endpoint" | "isFetched">,
): Promise<boolean> {
  const { object } = event.data;
  return inTransaction(db, async (tx) => {
    const isNew = await insertEvent(tx, {
      id: event.id,
      type: event.type,
      accountId: event.account ?? null,
      // A balance has no id of its own.
      objectId: ("id" in object ? object.id : undefined) ?? event.account ?? "none",
      createdAt: new Date(event.created * 1000),
      receivedAt: clock(),
      ...source,
    });
    if (isNew) await tasks.enqueue(tx, applyEventTask, { eventId: event.id });
    return isNew;
  });
}
