import { maskAccountId } from "@boab/contracts/payments/mask-account-id";
import type { OutboxMessage, OutboxState } from "@boab/contracts/payments/outbox";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

const messages = (db: Db) =>
  db
    .selectFrom("payments.outbox as message")
    .innerJoin("payments.sale as sale", "sale.id", "message.sale_id")
    .selectAll("message")
    .select(["sale.payment_id as payment_id", "sale.seller_name as seller_name"])
    .select(exactInstant("message.created_at").as("exact_creation"));

type Row = Awaited<ReturnType<ReturnType<typeof messages>["execute"]>>[number];

const toMessage = (row: Row): OutboxMessage => ({
  id: row.id,
  kind: row.kind as OutboxMessage["kind"],
  state: row.state as OutboxState,
  amountCents: row.amount_cents,
  paymentId: row.payment_id,
  sellerName: row.seller_name,
  account: row.destination && maskAccountId(row.destination),
  attempts: row.attempts,
  problem: row.state === "sent" ? null : row.last_error,
  stripeId: row.stripe_id,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

export async function listMessages(
  db: Db,
  state: OutboxState | undefined,
  limit: number,
  after: Position | undefined,
) {
  let query = messages(db)
    .orderBy("message.created_at", "desc")
    .orderBy("message.id", "desc")
    .limit(limit);
  if (state) query = query.where("message.state", "=", state);
  if (after) query = query.where(standsAfter("message.created_at", "message.id", after));
  return (await query.execute()).map((row) => ({
    message: toMessage(row),
    position: [row.exact_creation, row.id] satisfies Position,
  }));
}

export async function findMessageForStaff(db: Db, id: string): Promise<OutboxMessage | undefined> {
  const row = await messages(db).where("message.id", "=", id).executeTakeFirst();
  return row && toMessage(row);
}

/** Of one payment, by sale; the earliest first. */
export async function findMessagesOfPayment(db: Db, paymentId: string) {
  const rows = await messages(db)
    .where("sale.payment_id", "=", paymentId)
    .orderBy("message.created_at")
    .limit(1_000)
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ saleId: row.sale_id, message: toMessage(row) })),
    ({ saleId }) => saleId,
  );
}

/** How many are not done yet. */
export function countUnfinished(db: Db): Promise<{ waiting: number; parked: number }> {
  return db
    .selectFrom("payments.outbox")
    .select([
      sql<number>`(count(*) filter (where state = 'waiting'))::int`.as("waiting"),
      sql<number>`(count(*) filter (where state = 'parked'))::int`.as("parked"),
    ])
    .where("state", "in", ["waiting", "parked"])
    .executeTakeFirstOrThrow();
}
