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
  settledCents: "settled_cents",
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

const sales = (db: Db) =>
  db
    .selectFrom("payments.sale as sale")
    .innerJoin("payments.payment as payment", "payment.id", "sale.payment_id")
    .select(columns.selectFrom("sale"))
    .select(["payment.paid_at as paidAt", "payment.charge_id as chargeId", lines.as("lines")]);

export type StoredSale = Awaited<ReturnType<ReturnType<typeof sales>["executeTakeFirstOrThrow"]>>;

export const findSalesOfPayment = (db: Db, paymentId: string): Promise<StoredSale[]> =>
  sales(db).where("sale.payment_id", "=", paymentId).orderBy("sale.id").execute();

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

/** Paid, and something of the share is still with us. The longest waiting first. */
export const findHeldSales = (db: Db, limit: number) =>
  db
    .selectFrom("payments.sale as sale")
    .innerJoin("payments.payment as payment", "payment.id", "sale.payment_id")
    .select(["sale.id as id", "sale.payee_id as payeeId"])
    .where("payment.state", "=", "paid")
    .where(
      sql<boolean>`sale.share_cents - sale.settled_cents > (
        select coalesce(sum(share_cents), 0) from payments.refund where sale_id = sale.id)`,
    )
    .where(
      sql<boolean>`not exists (select from payments.outbox
        where outbox.sale_id = sale.id and outbox.kind = 'transfer' and outbox.state <> 'refused')`,
    )
    .orderBy("sale.created_at")
    .limit(limit)
    .execute();

export async function saveSale(
  tx: Tx,
  id: string,
  change: { refundedCents?: number; settledCents?: number },
): Promise<void> {
  await tx
    .updateTable("payments.sale")
    .set(columns.valuesOf(change))
    .where("id", "=", id)
    .execute();
}
