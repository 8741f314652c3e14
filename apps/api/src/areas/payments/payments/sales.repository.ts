import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

const columns = defineColumns<"payments.sale">()({
  id: "id",
  paymentId: "payment_id",
  payeeId: "payee_id",
  sellerName: "seller_name",
  sellerPath: "seller_path",
  amountCents: "amount_cents",
  feeCents: "fee_cents",
  shareCents: "share_cents",
  refundedCents: "refunded_cents",
  disputedCents: "disputed_cents",
  settledCents: "settled_cents",
  isHeld: "is_held",
});

interface SaleLine {
  title: string;
  unitCents: number;
  quantity: number;
}

const lines = sql<SaleLine[]>`(
  select jsonb_agg(jsonb_build_object(
    'title', title, 'unitCents', unit_cents, 'quantity', quantity) order by position)
  from payments.sale_line where sale_id = sale.id)`;

/** Where the payee's share is: see `Sale` in the contract. */
const payout = sql<
  "held" | "sending" | "sent" | "kept"
>`case when sale.is_held then 'held' else coalesce((
  select case when state = 'sent' then 'sent' else 'sending' end
  from payments.outbox where sale_id = sale.id and kind = 'transfer' and state <> 'refused'
  order by created_at desc limit 1), 'kept') end`;

const refundedShare = sql<number>`(
  select coalesce(sum(share_cents), 0)::integer from payments.refund
  where sale_id = sale.id and undone_at is null)`;

const sales = (db: Db) =>
  db
    .selectFrom("payments.sale as sale")
    .innerJoin("payments.payment as payment", "payment.id", "sale.payment_id")
    .innerJoin("accounts.profile as buyer", "buyer.id", "payment.buyer_id")
    .select(columns.selectFrom("sale"))
    .select(["payment.paid_at as paidAt", "payment.charge_id as chargeId"])
    .select(["payment.buyer_id as buyerId", "buyer.full_name as buyerName"])
    .select([lines.as("lines"), payout.as("payout"), refundedShare.as("refundedShareCents")]);

export type StoredSale = Awaited<ReturnType<ReturnType<typeof sales>["executeTakeFirstOrThrow"]>>;

export const findSalesOfPayment = (db: Db, paymentId: string): Promise<StoredSale[]> =>
  sales(db).where("sale.payment_id", "=", paymentId).orderBy("sale.id").execute();

/** By payment. */
export async function findSalesOfPayments(db: Db, paymentIds: string[]) {
  if (paymentIds.length === 0) return new Map<string, StoredSale[]>();
  const rows = await sales(db)
    .where("sale.payment_id", "in", paymentIds)
    .orderBy("sale.id")
    .execute();
  return Map.groupBy(rows, ({ paymentId }) => paymentId);
}

export const findSale = (db: Db, id: string): Promise<StoredSale | undefined> =>
  sales(db).where("sale.id", "=", id).executeTakeFirst();

/** Refunds and transfers of one sale never run beside each other. */
export async function lockSale(tx: Tx, id: string): Promise<StoredSale | undefined> {
  await tx
    .selectFrom("payments.sale")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return findSale(tx, id);
}

/** Paid sales of a payee, the newest first. */
export async function findSalesOfPayee(
  db: Db,
  payeeId: string,
  limit: number,
  after: Position | undefined,
) {
  let query = sales(db)
    .select(exactInstant("sale.created_at").as("exactCreation"))
    .where("sale.payee_id", "=", payeeId)
    .where("payment.state", "=", "paid")
    .orderBy("sale.created_at", "desc")
    .orderBy("sale.id", "desc")
    .limit(limit);
  if (after) query = query.where(standsAfter("sale.created_at", "sale.id", after));
  return (await query.execute()).map(({ exactCreation, ...sale }) => ({
    ...sale,
    position: [exactCreation, sale.id] satisfies Position,
  }));
}

export async function countSalesSince(db: Db, payeeId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("payments.sale")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("payee_id", "=", payeeId)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whose shares are still with us although, as far as we know, they can be paid. The longest waiting first. */
export async function findWaitingPayees(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("payments.sale as sale")
    .innerJoin("payments.payout_account as account", "account.user_id", "sale.payee_id")
    .select("sale.payee_id as payeeId")
    .where("sale.is_held", "=", true)
    .where("account.is_ready", "=", true)
    .groupBy("sale.payee_id")
    .orderBy(({ fn }) => fn.min("sale.created_at"))
    .limit(limit)
    .execute();
  return rows.map(({ payeeId }) => payeeId);
}

/** The shares of a payee that are still with us, the longest waiting first. */
export const findHeldSales = (db: Db, payeeId: string, limit: number) =>
  db
    .selectFrom("payments.sale")
    .select("id")
    .where("payee_id", "=", payeeId)
    .where("is_held", "=", true)
    .orderBy("created_at")
    .limit(limit)
    .execute();

export async function saveSale(
  tx: Tx,
  id: string,
  change: Partial<Pick<StoredSale, "refundedCents" | "disputedCents" | "settledCents" | "isHeld">>,
): Promise<void> {
  await tx
    .updateTable("payments.sale")
    .set(columns.valuesOf(change))
    .where("id", "=", id)
    .execute();
}
