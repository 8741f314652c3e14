import { inTransaction } from "#platform/db/db.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { PaymentsDeps } from "../deps.ts";
import { insertEvent, type StoredEvent } from "./events.repository.ts";
import { applyEventTask } from "./events.tasks.ts";

/** Stores an event once, however often it comes, together with the task that handles it. False for a copy. */
export function storeEvent(
  { db, clock, tasks }: Pick<PaymentsDeps, "db" | "clock" | "tasks">,
  event: Stripe.Event,
  how: Pick<StoredEvent, "endpoint" | "isFetched">,
): Promise<boolean> {
  const object = event.data.object as { id?: string };
  return inTransaction(db, async (tx) => {
    const isNew = await insertEvent(tx, {
      id: event.id,
      type: event.type,
      accountId: event.account ?? null,
      // A balance has no id of its own.
      objectId: object.id ?? event.account ?? "none",
      createdAt: new Date(event.created * 1000),
      receivedAt: clock(),
      ...how,
    });
    if (isNew) await tasks.enqueue(tx, applyEventTask, { eventId: event.id });
    return isNew;
  });
}
