import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** The sum of a movement's entries on our balance at the provider. */
const sumOnBalance = sql<number>`coalesce(sum(entry.amount_cents) filter (where entry.account = 'balance'), 0)::int`;

/** Returns our payments with every movement of money for them. Ids that are not ours are left out. */
export async function findPaymentRecords(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("payments.payment")
    .select(["id", "state", "currency", "amountCents"])
    .select(["chargeId", "paidAt"])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  const sales = Map.groupBy(await findSales(db, ids), ({ paymentId }) => paymentId);
  const messages = Map.groupBy(await findMessages(db, ids), ({ paymentId }) => paymentId);
  const balanceChangeByKey = await findBalanceChanges(db, ids);
  return rows.map((payment) => ({
    ...payment,
    chargedCents: balanceChangeByKey.get(`charge:${payment.id}`) ?? 0,
    feeCents: -(balanceChangeByKey.get(`fee:${payment.id}`) ?? 0),
    sales: sales.get(payment.id) ?? [],
    messages: (messages.get(payment.id) ?? []).map(({ key, refundId, ...message }) => ({
      ...message,
      ledgerCents:
        (balanceChangeByKey.get(key) ?? 0) +
        (message.isUndone ? (balanceChangeByKey.get(`undone:${refundId}`) ?? 0) : 0),
    })),
  }));
}

const findSales = (db: Db, paymentIds: readonly string[]) =>
  db
    .selectFrom("payments.sale as sale")
    .select(["sale.id", "sale.paymentId", "sale.isHeld"])
    .select(
      sql<number>`sale.share_cents - sale.settled_cents
        - coalesce((select sum(share_cents) from payments.refund
            where sale_id = sale.id and undone_at is null), 0)::int
        + coalesce((select sum(entry.amount_cents) from payments.ledger_movement movement
            join payments.ledger_entry entry on entry.movement_id = movement.id
            where movement.payment_id = sale.payment_id and movement.kind = 'debt'
              and entry.payee_id = sale.payee_id and entry.account = 'debt'), 0)::int`.as(
        "dueCents",
      ),
    )
    .where(sql<boolean>`sale.payment_id = any(${paymentIds})`)
    .execute();

const findMessages = (db: Db, paymentIds: readonly string[]) =>
  db
    .selectFrom("payments.outbox as message")
    .innerJoin("payments.sale as sale", "sale.id", "message.saleId")
    .leftJoin("payments.refund as refund", "refund.id", "message.refundId")
    .select(["message.id", "message.kind", "message.state"])
    .select(["message.saleId", "sale.paymentId"])
    .select(["message.amountCents", "message.destination"])
    .select(["message.stripeId", "message.finishedAt"])
    .select(["message.idempotencyKey as key", "refund.id as refundId"])
    .select(sql<boolean>`message.kind = 'refund' and refund.undone_at is not null`.as("isUndone"))
    .where(sql<boolean>`sale.payment_id = any(${paymentIds})`)
    .execute();

/** What each movement did to our balance, by its key. */
async function findBalanceChanges(
  db: Db,
  paymentIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("payments.ledgerMovement as movement")
    .innerJoin("payments.ledgerEntry as entry", "entry.movementId", "movement.id")
    .select(["movement.key", sumOnBalance.as("cents")])
    .where(sql<boolean>`movement.payment_id = any(${paymentIds})`)
    .groupBy("movement.key")
    .execute();
  return new Map(rows.map(({ key, cents }) => [key, cents]));
}

interface TimeWindow {
  from: Date;
  to: Date;
}

/** The last row of the previous batch. */
type BatchPosition = { at: Date; id: string } | undefined;

/** Payments that were paid within a time, the earliest first. */
export function listPaidPayments(
  db: Db,
  { from, to }: TimeWindow,
  after: BatchPosition,
  limit: number,
) {
  let query = db
    .selectFrom("payments.payment")
    .select(["id", "id as paymentId", sql<Date>`paid_at`.as("at")])
    .where("state", "=", "paid")
    .where("paidAt", ">=", from)
    .where("paidAt", "<", to)
    .orderBy("paidAt")
    .orderBy("id")
    .limit(limit);
  if (after) query = query.where(sql<boolean>`(paid_at, id) > (${after.at}, ${after.id})`);
  return query.execute();
}

/** Lists the messages we sent within a time window, with the payment of each. */
export function listSentMessages(
  db: Db,
  { from, to }: TimeWindow,
  after: BatchPosition,
  limit: number,
) {
  let query = db
    .selectFrom("payments.outbox as message")
    .innerJoin("payments.sale as sale", "sale.id", "message.saleId")
    .select(["message.id", "sale.paymentId"])
    .select(sql<Date>`message.finished_at`.as("at"))
    .where("message.state", "=", "sent")
    .where("message.finishedAt", ">=", from)
    .where("message.finishedAt", "<", to)
    .orderBy("message.finishedAt")
    .orderBy("message.id")
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(message.finished_at, message.id) > (${after.at}, ${after.id})`,
    );
  return query.execute();
}

/** Lists payments whose page should have expired by now, or that have a parked message. */
export async function listStuckPaymentIds(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select id from payments.payment
      where state in ('open', 'processing') and expires_at < ${before}
      order by expires_at limit ${limit})
    union
    (select sale.payment_id from payments.outbox join payments.sale on sale.id = outbox.sale_id
      where outbox.state = 'parked' order by outbox.created_at desc limit ${limit})
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns those of the provider's ids that belong to our messages. */
export async function findSentIds(db: Db, stripeIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("payments.outbox")
    .select("stripeId as id")
    .where(sql<boolean>`stripe_id = any(${stripeIds})`)
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
