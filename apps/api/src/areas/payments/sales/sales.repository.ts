import type { RefundReason } from "@boab/contracts/common/refund-reasons";
import { sql } from "kysely";
import { qualifyColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { newestFirst, type Position, withPosition } from "#platform/db/keyset.ts";

const columns = [
  "id",
  "paymentId",
  "payeeId",
  "sellerName",
  "sellerPath",
  "amountCents",
  "feeCents",
  "cardFeeCents",
  "shareCents",
  "refundedCents",
  "disputedCents",
  "settledCents",
  "isHeld",
  "dueAt",
] as const;

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

/** A share that waits for its time, not for its payee's account. */
const payoutDueAt = sql<Date | null>`case when sale.is_held and sale.due_at > now() then sale.due_at end`;

const refundedShareCents = sql<number>`(
  select coalesce(sum(share_cents), 0)::integer from payments.refund
  where sale_id = sale.id and undone_at is null)`;

/** The distinct reasons for refunds, which the payee or an admin chose from the list. */
const reasonsOfRefunds = sql<RefundReason[]>`array(
  select distinct reason from payments.refund
  where sale_id = sale.id and undone_at is null and reason is not null order by reason)`;

/** The part of the fee that we gave back, for queries that name the table `sale`. */
export const returnedFeeOfSale = sql<number>`coalesce((
  select returned_fee_cents from payments.v_refunded_sale where sale_id = sale.id), 0)`;

/** The part of the refunds for which the card part of the fee was given back too. */
const coveredOfSale = sql<number>`coalesce((
  select covered_cents from payments.v_refunded_sale where sale_id = sale.id), 0)`;

const selectSales = (db: Db) =>
  db
    .selectFrom("payments.sale as sale")
    .innerJoin("payments.payment as payment", "payment.id", "sale.paymentId")
    .leftJoin("accounts.vPerson as buyer", "buyer.id", "payment.buyerId")
    .select(qualifyColumns("sale", columns))
    .select(["payment.paidAt", "payment.chargeId"])
    .select(["payment.buyerId", sql<string>`coalesce(buyer.full_name, 'Guest')`.as("buyerName")])
    .select([lines.as("lines"), payout.as("payout"), payoutDueAt.as("payoutDueAt")])
    .select([refundedShareCents.as("refundedShareCents")])
    .select([
      returnedFeeOfSale.as("returnedFeeCents"),
      coveredOfSale.as("coveredCents"),
      reasonsOfRefunds.as("refundReasons"),
      sql<boolean>`payment.purpose = 'order'`.as("isOrder"),
    ]);

export type StoredSale = Awaited<
  ReturnType<ReturnType<typeof selectSales>["executeTakeFirstOrThrow"]>
>;

export const findSalesOfPayment = (db: Db, paymentId: string): Promise<StoredSale[]> =>
  selectSales(db).where("sale.paymentId", "=", paymentId).orderBy("sale.id").execute();

/** Returns the sales grouped by payment. */
export async function findSalesOfPayments(db: Db, paymentIds: string[]) {
  if (paymentIds.length === 0) return new Map<string, StoredSale[]>();
  const rows = await selectSales(db)
    .where("sale.paymentId", "in", paymentIds)
    .orderBy("sale.id")
    .execute();
  return Map.groupBy(rows, ({ paymentId }) => paymentId);
}

export const findSale = (db: Db, id: string): Promise<StoredSale | undefined> =>
  selectSales(db).where("sale.id", "=", id).executeTakeFirst();

/** The lock keeps refunds and transfers of one sale from running in parallel. */
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
  const rows = await selectSales(db)
    .where("sale.payeeId", "=", payeeId)
    .where("payment.state", "=", "paid")
    .$call(newestFirst({ instant: "sale.createdAt", id: "sale.id", limit, after }))
    .execute();
  return rows.map(withPosition);
}

/** Finds payees whose shares are due although, as far as we know, they can be paid. The longest waiting come first. */
export async function findWaitingPayeeIds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("payments.sale as sale")
    .innerJoin("payments.vPayoutAccount as account", "account.userId", "sale.payeeId")
    .select("sale.payeeId")
    .where("sale.isHeld", "=", true)
    .where("account.isReady", "=", true)
    .where(isShareDue(now))
    .groupBy("sale.payeeId")
    .orderBy(({ fn }) => fn.min("sale.createdAt"))
    .limit(limit)
    .execute();
  return rows.map(({ payeeId }) => payeeId);
}

/** The shares of a payee that are still with us although they are due, the longest waiting first. */
export const findHeldSales = (db: Db, payeeId: string, now: Date, limit: number) =>
  db
    .selectFrom("payments.sale as sale")
    .select("id")
    .where("payeeId", "=", payeeId)
    .where("isHeld", "=", true)
    .where(isShareDue(now))
    .orderBy("createdAt")
    .limit(limit)
    .execute();

/** A share that is due later waits for its time, whatever the payee's account says. */
const isShareDue = (now: Date) => sql<boolean>`(sale.due_at is null or sale.due_at <= ${now})`;

export async function saveSale(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<StoredSale, "refundedCents" | "disputedCents" | "settledCents" | "isHeld" | "dueAt">
  >,
): Promise<void> {
  await tx.updateTable("payments.sale").set(change).where("id", "=", id).execute();
}
