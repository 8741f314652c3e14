import type { PaymentRow } from "@boab/contracts/payments/administration";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

interface SaleSums {
  feeCents: number;
  shareCents: number;
  refundedCents: number;
  disputedCents: number;
  isHeld: boolean;
  isParked: boolean;
  sellers: string[];
}

/** What its sales add up to. */
const sums = sql<SaleSums>`(
  select jsonb_build_object(
    'feeCents', sum(fee_cents), 'shareCents', sum(share_cents),
    'refundedCents', sum(refunded_cents), 'disputedCents', sum(disputed_cents), 'isHeld', bool_or(is_held),
    'sellers', jsonb_agg(seller_name order by sale.id),
    'isParked', coalesce(bool_or(exists (
      select from payments.outbox where sale_id = sale.id and state = 'parked')), false))
  from payments.sale where payment_id = payment.id)`;

const payments = (db: Db) =>
  db
    .selectFrom("payments.payment as payment")
    .leftJoin("accounts.profile as buyer", (join) =>
      join.onRef("buyer.id", "=", "payment.buyer_id").on("buyer.deleted_at", "is", null),
    )
    .select(["payment.id as id", "payment.state as state", "payment.amount_cents as amountCents"])
    .select(["payment.charge_id as chargeId", "payment.buyer_id as buyerId"])
    .select(["payment.created_at as createdAt", "payment.paid_at as paidAt"])
    .select(["buyer.full_name as buyerName", sums.as("sums")])
    .select(exactInstant("payment.created_at").as("exactCreation"));

type Row = Awaited<ReturnType<ReturnType<typeof payments>["execute"]>>[number];

const toRow = (row: Row): PaymentRow => ({
  id: row.id,
  state: row.state as PaymentRow["state"],
  amountCents: row.amountCents,
  ...row.sums,
  buyer: row.buyerName === null ? null : { id: row.buyerId, fullName: row.buyerName },
  chargeId: row.chargeId,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});

/** What somebody may look a payment up by. */
export type PaymentKey = { id: string } | { stripeId: string } | { email: string };

interface Filters {
  key?: PaymentKey | undefined;
  state?: string | undefined;
}

export async function listPayments(
  db: Db,
  { key, state }: Filters,
  limit: number,
  after: Position | undefined,
) {
  let query = payments(db)
    .orderBy("payment.created_at", "desc")
    .orderBy("payment.id", "desc")
    .limit(limit);
  if (key) query = query.where(isAbout(key));
  if (state) query = query.where("payment.state", "=", state);
  if (after) query = query.where(standsAfter("payment.created_at", "payment.id", after));
  return (await query.execute()).map((row) => ({
    payment: toRow(row),
    position: [row.exactCreation, row.id] satisfies Position,
  }));
}

function isAbout(key: PaymentKey) {
  if ("id" in key) return sql<boolean>`payment.id = ${key.id}`;
  if ("stripeId" in key)
    return sql<boolean>`payment.id in (
      select id from payments.payment where charge_id = ${key.stripeId}
      union all select id from payments.payment where session_id = ${key.stripeId}
      union all select sale.payment_id from payments.outbox
        join payments.sale on sale.id = outbox.sale_id where outbox.stripe_id = ${key.stripeId})`;
  const people = sql`(select id from accounts.profile
    where email = ${key.email} and deleted_at is null)`;
  return sql<boolean>`payment.id in (
    select id from payments.payment where buyer_id in ${people}
    union all select payment_id from payments.sale where payee_id in ${people})`;
}

export async function findPaymentRow(db: Db, id: string): Promise<PaymentRow | undefined> {
  const row = await payments(db).where("payment.id", "=", id).executeTakeFirst();
  return row && toRow(row);
}
