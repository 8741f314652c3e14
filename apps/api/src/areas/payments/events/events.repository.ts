import { sql } from "kysely";
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
  /** It never arrived; the hourly check found it. */
  isFetched: boolean;
}

const columns = defineColumns<"payments.stripe_event">()({
  id: "id",
  endpoint: "endpoint",
  type: "type",
  accountId: "account_id",
  objectId: "object_id",
  createdAt: "created_at",
  receivedAt: "received_at",
  isFetched: "is_fetched",
});

/** What still needs something: the condition of the index `stripe_event_open`. */
export const isOpen = sql<boolean>`(handled_at is null or outcome = 'unknown')`;

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
    .set({ handled_at: now, outcome, problem: null, tries: sql`tries + 1` })
    .where("id", "=", id)
    .execute();
}

const longestProblem = 500;

export async function markFailed(tx: Tx, id: string, problem: string): Promise<void> {
  await tx
    .updateTable("payments.stripe_event")
    .set({ problem: problem.slice(0, longestProblem), tries: sql`tries + 1` })
    .where("id", "=", id)
    .where("handled_at", "is", null)
    .execute();
}

/** Opens it again. False when it does not exist, or there is nothing to try again. */
export async function markOpen(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable("payments.stripe_event")
    .set({ handled_at: null, outcome: null })
    .where("id", "=", id)
    .where(isOpen)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these ids we have. */
export async function findKnown(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("payments.stripe_event")
    .select("id")
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What somebody should still look at stays. */
export async function deleteHandledBefore(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom("payments.stripe_event")
    .where("handled_at", "<", before)
    .where("outcome", "!=", "unknown")
    .execute();
}
