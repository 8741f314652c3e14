import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** The sum of a movement's entries on our balance at the provider. */
const onBalance = sql<number>`coalesce(sum(entry.amount_cents) filter (where entry.account = 'balance'), 0)::int`;

/** Payments with everything that moved for them. Those that are not ours are left out. */
export async function findRecords(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("payments.payment")
    .select(["id", "state", "currency", "amount_cents as amountCents"])
    .select(["charge_id as chargeId", "paid_at as paidAt"])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  const sales = Map.groupBy(await findSales(db, ids), ({ paymentId }) => paymentId);
  const messages = Map.groupBy(await findMessages(db, ids), ({ paymentId }) => paymentId);
  const moved = await findMoved(db, ids);
  return rows.map((payment) => ({
    ...payment,
    chargedCents: moved.get(`charge:${payment.id}`) ?? 0,
    feeCents: -(moved.get(`fee:${payment.id}`) ?? 0),
    sales: sales.get(payment.id) ?? [],
    messages: (messages.get(payment.id) ?? []).map(({ key, refundId, ...message }) => ({
      ...message,
      kind: message.kind as "transfer" | "refund" | "reversal",
      ledgerCents:
        (moved.get(key) ?? 0) + (message.isUndone ? (moved.get(`undone:${refundId}`) ?? 0) : 0),
    })),
  }));
}

const findSales = (db: Db, paymentIds: readonly string[]) =>
  db
    .selectFrom("payments.sale as sale")
    .select(["sale.id as id", "sale.payment_id as paymentId", "sale.is_held as isHeld"])
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
    .innerJoin("payments.sale as sale", "sale.id", "message.sale_id")
    .leftJoin("payments.refund as refund", "refund.id", "message.refund_id")
    .select(["message.id as id", "message.kind as kind", "message.state as state"])
    .select(["message.sale_id as saleId", "sale.payment_id as paymentId"])
    .select(["message.amount_cents as amountCents", "message.destination as destination"])
    .select(["message.stripe_id as stripeId", "message.finished_at as finishedAt"])
    .select(["message.idempotency_key as key", "refund.id as refundId"])
    .select(sql<boolean>`message.kind = 'refund' and refund.undone_at is not null`.as("isUndone"))
    .where(sql<boolean>`sale.payment_id = any(${paymentIds})`)
    .execute();

/** What each movement did to our balance, by its key. */
async function findMoved(db: Db, paymentIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("payments.ledger_movement as movement")
    .innerJoin("payments.ledger_entry as entry", "entry.movement_id", "movement.id")
    .select(["movement.key as key", onBalance.as("cents")])
    .where(sql<boolean>`movement.payment_id = any(${paymentIds})`)
    .groupBy("movement.key")
    .execute();
  return new Map(rows.map(({ key, cents }) => [key, cents]));
}

interface Window {
  from: Date;
  to: Date;
}

/** Where the last batch ended. */
type Mark = { at: Date; id: string } | undefined;

/** Payments that were paid within a time, the earliest first. */
export function listPaid(db: Db, { from, to }: Window, after: Mark, limit: number) {
  let query = db
    .selectFrom("payments.payment")
    .select(["id", "id as paymentId", sql<Date>`paid_at`.as("at")])
    .where("state", "=", "paid")
    .where("paid_at", ">=", from)
    .where("paid_at", "<", to)
    .orderBy("paid_at")
    .orderBy("id")
    .limit(limit);
  if (after) query = query.where(sql<boolean>`(paid_at, id) > (${after.at}, ${after.id})`);
  return query.execute();
}

/** Money that we sent within a time, by whose payment it was. */
export function listSent(db: Db, { from, to }: Window, after: Mark, limit: number) {
  let query = db
    .selectFrom("payments.outbox as message")
    .innerJoin("payments.sale as sale", "sale.id", "message.sale_id")
    .select(["message.id as id", "sale.payment_id as paymentId"])
    .select(sql<Date>`message.finished_at`.as("at"))
    .where("message.state", "=", "sent")
    .where("message.finished_at", ">=", from)
    .where("message.finished_at", "<", to)
    .orderBy("message.finished_at")
    .orderBy("message.id")
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(message.finished_at, message.id) > (${after.at}, ${after.id})`,
    );
  return query.execute();
}

/** Pages that should have ended by now, and money that failed to move. */
export async function listStuck(db: Db, before: Date, limit: number): Promise<string[]> {
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

/** Running subscriptions, the oldest first. */
export function listRunningPlans(db: Db, after: Mark, limit: number) {
  let query = db
    .selectFrom("payments.subscription")
    .select(["stripe_id as id", "started_at as at", "plan", "state"])
    .select("amount_cents as amountCents")
    .where("state", "<>", "ended")
    .orderBy("started_at")
    .orderBy("stripe_id")
    .limit(limit);
  if (after)
    query = query.where(sql<boolean>`(started_at, stripe_id) > (${after.at}, ${after.id})`);
  return query.execute();
}

export const findPlan = (db: Db, stripeId: string) =>
  db
    .selectFrom("payments.subscription")
    .select(["plan", "state", "amount_cents as amountCents"])
    .where("stripe_id", "=", stripeId)
    .executeTakeFirst();

/** Which of these objects of the provider are messages of ours. */
export async function findSentIds(db: Db, stripeIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("payments.outbox")
    .select("stripe_id as id")
    .where(sql<boolean>`stripe_id = any(${stripeIds})`)
    .execute();
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Whether an invoice is one of ours, and paid. */
export async function isInvoicePaid(db: Db, stripeId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments.invoice")
    .select("stripe_id")
    .where("stripe_id", "=", stripeId)
    .where("state", "=", "paid")
    .executeTakeFirst();
  return row !== undefined;
}
