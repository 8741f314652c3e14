import type { PaymentRow } from "@boab/contracts/payments/administration";
import { computeSaleNetCents } from "@boab/contracts/payments/sale-money";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";
import { returnedFeeOfSale } from "../sales/sales.repository.ts";

interface SaleSums {
  feeCents: number;
  returnedFeeCents: number;
  shareCents: number;
  refundedCents: number;
  disputedCents: number;
  isHeld: boolean;
  isParked: boolean;
  sellers: string[];
}

/** The totals of a payment's sales. */
const saleSums = sql<SaleSums>`(
  select jsonb_build_object(
    'feeCents', sum(fee_cents), 'shareCents', sum(share_cents), 'returnedFeeCents', sum(${returnedFeeOfSale}),
    'refundedCents', sum(refunded_cents), 'disputedCents', sum(disputed_cents), 'isHeld', bool_or(is_held),
    'sellers', jsonb_agg(seller_name order by sale.id),
    'isParked', coalesce(bool_or(exists (
      select from payments.outbox where sale_id = sale.id and state = 'parked')), false))
  from payments.sale where payment_id = payment.id)`;

const selectPayments = (db: Db) =>
  db
    .selectFrom("payments.payment as payment")
    .leftJoin("accounts.vPerson as buyer", (join) =>
      join.onRef("buyer.id", "=", "payment.buyerId").on("buyer.deletedAt", "is", null),
    )
    .select(["payment.id", "payment.state", "payment.amountCents"])
    .select(["payment.chargeId", "payment.buyerId"])
    .select(["payment.createdAt", "payment.paidAt"])
    .select(["buyer.fullName as buyerName", saleSums.as("sums")])
    .select(formatExactInstant("payment.createdAt").as("exactCreation"));

type Row = Awaited<ReturnType<ReturnType<typeof selectPayments>["execute"]>>[number];

const toRow = (row: Row): PaymentRow => ({
  id: row.id,
  state: row.state,
  amountCents: row.amountCents,
  ...row.sums,
  netCents: computeSaleNetCents({ ...row.sums, amountCents: row.amountCents }),
  buyer:
    row.buyerName === null || row.buyerId === null
      ? null
      : { id: row.buyerId, fullName: row.buyerName },
  chargeId: row.chargeId,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});

/** Staff can look up a payment by one of these. */
export type PaymentKey = { id: string } | { stripeId: string } | { email: string };

interface Filters {
  key?: PaymentKey | undefined;
  state?: PaymentRow["state"] | undefined;
}

export async function listPayments(
  db: Db,
  { key, state }: Filters,
  limit: number,
  after: Position | undefined,
) {
  let query = selectPayments(db)
    .orderBy("payment.createdAt", "desc")
    .orderBy("payment.id", "desc")
    .limit(limit);
  if (key) query = query.where(matchesPaymentKey(key));
  if (state) query = query.where("payment.state", "=", state);
  if (after) query = query.where(isAfterPosition("payment.createdAt", "payment.id", after));
  return (await query.execute()).map((row) => ({
    payment: toRow(row),
    position: [row.exactCreation, row.id] satisfies Position,
  }));
}

function matchesPaymentKey(key: PaymentKey) {
  if ("id" in key) return sql<boolean>`payment.id = ${key.id}`;
  if ("stripeId" in key)
    return sql<boolean>`payment.id in (
      select id from payments.payment where charge_id = ${key.stripeId}
      union all select id from payments.payment where session_id = ${key.stripeId}
      union all select sale.payment_id from payments.outbox
        join payments.sale on sale.id = outbox.sale_id where outbox.stripe_id = ${key.stripeId})`;
  const people = sql`(select id from accounts.v_person
    where email = ${key.email} and deleted_at is null)`;
  return sql<boolean>`payment.id in (
    select id from payments.payment where buyer_id in ${people}
    union all select payment_id from payments.sale where payee_id in ${people})`;
}

export async function findPaymentRow(db: Db, id: string): Promise<PaymentRow | undefined> {
  const row = await selectPayments(db).where("payment.id", "=", id).executeTakeFirst();
  return row && toRow(row);
}
