import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** What was paid for an order, and what of it has gone back, by item. */
export async function findRefundable(db: Db, orderId: string) {
  const order = await db
    .selectFrom("marketplace.store_order")
    .select(["sale_id as saleId", "delivery_cents as deliveryCents"])
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!order) return undefined;
  const lines = await db
    .selectFrom("marketplace.order_line")
    .select("item_number as itemNumber")
    .select(sql<number>`unit_cents * quantity`.as("totalCents"))
    .where("order_id", "=", orderId)
    .orderBy("item_number")
    .execute();
  const refunded = await sumParts(db, orderId);
  return {
    saleId: order.saleId,
    deliveryLeftCents: order.deliveryCents - (refunded.get(0) ?? 0),
    lines: lines.map((line) => ({ ...line, refundedCents: refunded.get(line.itemNumber) ?? 0 })),
  };
}

/** By item; 0 is the delivery. What failed to reach the buyer doesn't count. */
async function sumParts(db: Db, orderId: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("marketplace.refunded_part as part")
    .innerJoin("payments.refund as refund", "refund.id", "part.refund_id")
    .select("part.item_number as itemNumber")
    .select(sql<number>`sum(part.amount_cents)::int`.as("cents"))
    .where("part.order_id", "=", orderId)
    .where("refund.undone_at", "is", null)
    .groupBy("part.item_number")
    .execute();
  return new Map(rows.map(({ itemNumber, cents }) => [itemNumber, cents]));
}

export async function insertParts(
  tx: Tx,
  refund: { refundId: string; orderId: string },
  parts: { itemNumber: number; amountCents: number }[],
): Promise<void> {
  await tx
    .insertInto("marketplace.refunded_part")
    .values(
      parts.map(({ itemNumber, amountCents }) => ({
        ...{ refund_id: refund.refundId, order_id: refund.orderId },
        ...{ item_number: itemNumber, amount_cents: amountCents },
      })),
    )
    .execute();
}

/** What was paid back before it was sent isn't sent any more. False if it was cancelled before, or isn't to be. */
export async function cancelPaidBack(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update marketplace.store_order as placed set state = 'cancelled', done_at = ${now}
    from payments.sale
    where placed.id = ${orderId} and placed.state = 'to send'
      and sale.id = placed.sale_id and sale.refunded_cents >= sale.amount_cents
    returning placed.id
  `.execute(tx);
  return rows.length > 0;
}

/** Locked until the transaction ends. */
export async function lockOrderOfSale(tx: Tx, saleId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("marketplace.store_order")
    .select("id")
    .where("sale_id", "=", saleId)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}
