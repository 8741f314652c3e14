import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

export type OutboxKind = "transfer" | "refund" | "reversal";

export interface OutboxMessage {
  id: string;
  kind: OutboxKind;
  idempotencyKey: string;
  saleId: string;
  refundId: string | null;
  /** What a reversal takes back. */
  transferId: string | null;
  amountCents: number;
  destination: string | null;
  state: "waiting" | "sent" | "refused" | "parked";
  attempts: number;
  stripeId: string | null;
}

const selectMessages = (db: Db) =>
  db
    .selectFrom("payments.outbox")
    .select([
      "id",
      "kind",
      "idempotencyKey",
      "saleId",
      "refundId",
      "transferId",
      "amountCents",
      "destination",
      "state",
      "attempts",
      "stripeId",
    ]);

export async function insertMessage(
  tx: Tx,
  message: Omit<OutboxMessage, "state" | "attempts" | "stripeId"> & { createdAt: Date },
): Promise<void> {
  await tx.insertInto("payments.outbox").values(message).execute();
}

export async function findMessage(db: Db, id: string): Promise<OutboxMessage | undefined> {
  return selectMessages(db).where("id", "=", id).executeTakeFirst();
}

/** Undefined when it is no longer waiting. */
export async function lockWaitingMessage(tx: Tx, id: string): Promise<OutboxMessage | undefined> {
  return selectMessages(tx)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the messages, oldest first. */
export async function findMessagesOfSale(db: Db, saleId: string): Promise<OutboxMessage[]> {
  return selectMessages(db)
    .where("saleId", "=", saleId)
    .orderBy("createdAt")
    .orderBy("id")
    .limit(10_000)
    .execute();
}

export async function saveOutcome(
  tx: Tx,
  id: string,
  outcome: Partial<Pick<OutboxMessage, "state" | "attempts" | "stripeId">> & {
    lastError?: string;
    finishedAt?: Date;
  },
): Promise<void> {
  await tx.updateTable("payments.outbox").set(outcome).where("id", "=", id).execute();
}

/** Drops the reversals of a transfer that was never sent. */
export async function dropReversals(
  tx: Tx,
  { id, saleId }: Pick<OutboxMessage, "id" | "saleId">,
  finishedAt: Date,
): Promise<void> {
  await tx
    .updateTable("payments.outbox")
    .set({ state: "refused", lastError: "The transfer was never sent.", finishedAt })
    .where("saleId", "=", saleId)
    .where("kind", "=", "reversal")
    .where(({ or, eb }) => or([eb("transferId", "=", id), eb("transferId", "is", null)]))
    .where("state", "in", ["waiting", "parked"])
    .execute();
}

/**
 * A parked message waits again with a new idempotency key, because the provider would repeat the error it stored under
 * the old one. `attempts` is 1, so that the sender first looks for the effect of earlier attempts. Returns false when
 * the message is not parked, or while another transfer of the same sale waits.
 */
export async function reopenMessage(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable("payments.outbox")
    .set({
      state: "waiting",
      attempts: 1,
      finishedAt: null,
      idempotencyKey: sql`idempotency_key || ':again'`,
    })
    .where("id", "=", id)
    .where("state", "=", "parked")
    .where(
      sql<boolean>`(kind <> 'transfer' or not exists (
        select from payments.outbox as other
        where other.sale_id = outbox.sale_id and other.kind = 'transfer' and other.state = 'waiting'))`,
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
