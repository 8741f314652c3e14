import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";
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

const columns = defineColumns<"payments.outbox">()({
  id: "id",
  kind: "kind",
  idempotencyKey: "idempotency_key",
  saleId: "sale_id",
  refundId: "refund_id",
  transferId: "transfer_id",
  amountCents: "amount_cents",
  destination: "destination",
  state: "state",
  attempts: "attempts",
  lastError: "last_error",
  stripeId: "stripe_id",
  createdAt: "created_at",
  finishedAt: "finished_at",
});

const messages = (db: Db) =>
  db
    .selectFrom("payments.outbox")
    .select(
      columns.select(
        ...(["id", "kind", "idempotencyKey", "saleId", "refundId", "transferId"] as const),
        ...(["amountCents", "destination", "state", "attempts", "stripeId"] as const),
      ),
    );

type Row = Awaited<ReturnType<ReturnType<typeof messages>["executeTakeFirstOrThrow"]>>;

const toMessage = (row: Row): OutboxMessage => ({
  ...row,
  kind: row.kind as OutboxKind,
  state: row.state as OutboxMessage["state"],
});

export async function insertMessage(
  tx: Tx,
  message: Omit<OutboxMessage, "state" | "attempts" | "stripeId"> & { createdAt: Date },
): Promise<void> {
  await tx.insertInto("payments.outbox").values(columns.valuesOf(message)).execute();
}

export async function findMessage(db: Db, id: string): Promise<OutboxMessage | undefined> {
  const row = await messages(db).where("id", "=", id).executeTakeFirst();
  return row && toMessage(row);
}

/** Undefined when it is no longer waiting. */
export async function lockWaitingMessage(tx: Tx, id: string): Promise<OutboxMessage | undefined> {
  const row = await messages(tx)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .forUpdate()
    .executeTakeFirst();
  return row && toMessage(row);
}

/** The oldest first. */
export async function findMessagesOfSale(db: Db, saleId: string): Promise<OutboxMessage[]> {
  const rows = await messages(db)
    .where("sale_id", "=", saleId)
    .orderBy("created_at")
    .orderBy("id")
    .limit(10_000)
    .execute();
  return rows.map(toMessage);
}

export async function saveOutcome(
  tx: Tx,
  id: string,
  outcome: Partial<Pick<OutboxMessage, "state" | "attempts" | "stripeId">> & {
    lastError?: string;
    finishedAt?: Date;
  },
): Promise<void> {
  await tx
    .updateTable("payments.outbox")
    .set(columns.valuesOf(outcome))
    .where("id", "=", id)
    .execute();
}

/** Nothing was sent that they could take back. */
export async function dropReversals(
  tx: Tx,
  { id, saleId }: Pick<OutboxMessage, "id" | "saleId">,
  finishedAt: Date,
): Promise<void> {
  await tx
    .updateTable("payments.outbox")
    .set({ state: "refused", last_error: "The transfer was never sent.", finished_at: finishedAt })
    .where("sale_id", "=", saleId)
    .where("kind", "=", "reversal")
    .where(({ or, eb }) => or([eb("transfer_id", "=", id), eb("transfer_id", "is", null)]))
    .where("state", "in", ["waiting", "parked"])
    .execute();
}

/**
 * A parked message waits again, with a key of its own: the provider would repeat the failure it remembers under the
 * old one. It counts as tried, so that the effect of earlier attempts is looked for. False when it is not parked, or
 * while another transfer of the same sale waits.
 */
export async function reopenMessage(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable("payments.outbox")
    .set({
      ...{ state: "waiting", attempts: 1, finished_at: null },
      idempotency_key: sql`idempotency_key || ':again'`,
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
