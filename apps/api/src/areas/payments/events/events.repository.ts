import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** What came of an event. `unknown`: it concerns nothing of ours, and somebody should look. */
export type Outcome = "applied" | "not needed" | "unknown";

export interface StoredEvent {
  id: string;
  endpoint: "platform" | "connect";
  type: string;
  accountId: string | null;
  objectId: string;
  createdAt: Date;
  receivedAt: Date;
}

const columns = defineColumns<"payments.stripe_event">()({
  id: "id",
  endpoint: "endpoint",
  type: "type",
  accountId: "account_id",
  objectId: "object_id",
  createdAt: "created_at",
  receivedAt: "received_at",
});

/** False for a copy of one that is stored already. */
export async function insertEvent(tx: Tx, event: StoredEvent): Promise<boolean> {
  const row = await tx
    .insertInto("payments.stripe_event")
    .values(columns.valuesOf(event))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined when it was handled already. */
export function findWaitingEvent(db: Db, id: string) {
  return db
    .selectFrom("payments.stripe_event")
    .select(columns.select("id", "type", "accountId", "objectId"))
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .executeTakeFirst();
}

export async function markHandled(tx: Tx, id: string, outcome: Outcome, now: Date): Promise<void> {
  await tx
    .updateTable("payments.stripe_event")
    .set({ handled_at: now, outcome })
    .where("id", "=", id)
    .execute();
}
