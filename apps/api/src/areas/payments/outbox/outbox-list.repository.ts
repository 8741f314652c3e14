import { maskPayoutAccountId } from "@boab/contracts/payments/mask-account-id";
import type { OutboxMessage, OutboxState } from "@boab/contracts/payments/outbox";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";

const selectMessages = (db: Db) =>
  db
    .selectFrom("payments.outbox as message")
    .innerJoin("payments.sale as sale", "sale.id", "message.saleId")
    .selectAll("message")
    .select(["sale.paymentId", "sale.sellerName"])
    .select(formatExactInstant("message.createdAt").as("exactCreation"));

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>["execute"]>>[number];

const toMessage = (row: Row): OutboxMessage => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  amountCents: row.amountCents,
  paymentId: row.paymentId,
  sellerName: row.sellerName,
  account: row.destination && maskPayoutAccountId(row.destination),
  attempts: row.attempts,
  problem: row.state === "sent" ? null : row.lastError,
  stripeId: row.stripeId,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

export async function listMessages(
  db: Db,
  state: OutboxState | undefined,
  limit: number,
  after: Position | undefined,
) {
  let query = selectMessages(db)
    .orderBy("message.createdAt", "desc")
    .orderBy("message.id", "desc")
    .limit(limit);
  if (state) query = query.where("message.state", "=", state);
  if (after) query = query.where(isAfterPosition("message.createdAt", "message.id", after));
  return (await query.execute()).map((row) => ({
    message: toMessage(row),
    position: [row.exactCreation, row.id] satisfies Position,
  }));
}

export async function findMessageForStaff(db: Db, id: string): Promise<OutboxMessage | undefined> {
  const row = await selectMessages(db).where("message.id", "=", id).executeTakeFirst();
  return row && toMessage(row);
}

/** True when this person is the buyer or the payee of the sale that the message is about. */
export async function isMessageAboutUser(db: Db, id: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments.outbox as message")
    .innerJoin("payments.sale as sale", "sale.id", "message.saleId")
    .innerJoin("payments.payment as payment", "payment.id", "sale.paymentId")
    .select("message.id")
    .where("message.id", "=", id)
    .where((eb) => eb.or([eb("sale.payeeId", "=", userId), eb("payment.buyerId", "=", userId)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the messages of one payment, grouped by sale, oldest first. */
export async function findMessagesOfPayment(db: Db, paymentId: string) {
  const rows = await selectMessages(db)
    .where("sale.paymentId", "=", paymentId)
    .orderBy("message.createdAt")
    .limit(1_000)
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ saleId: row.saleId, message: toMessage(row) })),
    ({ saleId }) => saleId,
  );
}

/** How many are not done yet. */
export function countUnfinishedMessages(db: Db): Promise<{ waiting: number; parked: number }> {
  return db
    .selectFrom("payments.outbox")
    .select([
      sql<number>`(count(*) filter (where state = 'waiting'))::int`.as("waiting"),
      sql<number>`(count(*) filter (where state = 'parked'))::int`.as("parked"),
    ])
    .where("state", "in", ["waiting", "parked"])
    .executeTakeFirstOrThrow();
}
