import type { EventOutcome } from "@boab/contracts/payments/events";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

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

/**
 * True for an event that needs handling or a look by an admin. It is the condition of the index `stripe_event_open`.
 */
export const isOpen = sql<boolean>`(handled_at is null or outcome = 'unknown')`;

/** False for a copy of one that is stored already. */
export async function insertEvent(tx: Tx, event: StoredEvent): Promise<boolean> {
  const row = await tx
    .insertInto("payments.stripeEvent")
    .values(event)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined when it was handled already. */
export function findWaitingEvent(db: Db, id: string) {
  return db
    .selectFrom("payments.stripeEvent")
    .select(["id", "type", "accountId", "objectId"])
    .where("id", "=", id)
    .where("handledAt", "is", null)
    .executeTakeFirst();
}

export async function markHandled(
  tx: Tx,
  id: string,
  outcome: EventOutcome,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("payments.stripeEvent")
    .set({ handledAt: now, outcome, problem: null, tries: sql`tries + 1` })
    .where("id", "=", id)
    .execute();
}

const maxProblemLength = 500;

export async function markFailed(tx: Tx, id: string, problem: string): Promise<void> {
  await tx
    .updateTable("payments.stripeEvent")
    .set({ problem: problem.slice(0, maxProblemLength), tries: sql`tries + 1` })
    .where("id", "=", id)
    .where("handledAt", "is", null)
    .execute();
}

/** Opens an event again. Returns false when it does not exist, or needs no retry. */
export async function reopenEvent(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable("payments.stripeEvent")
    .set({ handledAt: null, outcome: null })
    .where("id", "=", id)
    .where(isOpen)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these ids we have. */
export async function findKnownEventIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("payments.stripeEvent")
    .select("id")
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** True when an event about the account is stored and not applied, so that our copy is out of date. */
export async function hasWaitingEvent(db: Db, stripeId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments.stripeEvent")
    .select("id")
    .where("accountId", "=", stripeId)
    .where("handledAt", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Events that an admin should still look at stay. */
export async function deleteEventsHandledBefore(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom("payments.stripeEvent")
    .where("handledAt", "<", before)
    .where("outcome", "!=", "unknown")
    .execute();
}
