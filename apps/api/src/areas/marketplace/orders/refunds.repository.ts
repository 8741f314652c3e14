import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { returnStock } from "../items/variants.repository.ts";

const fromRefundedParts = (order: string, itemNumber: string) => sql`
    from marketplace.refunded_part as part
    join payments.v_refund as refund on refund.id = part.refund_id
    where part.order_id = ${sql.ref(order)} and part.item_number = ${sql.ref(itemNumber)}
      and refund.undone_at is null`;

/** The refunded cents of one item of an order. Refunds that failed to reach the buyer don't count. */
export const sumRefundedCents = (order: string, itemNumber: string): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(part.amount_cents), 0)::int ${fromRefundedParts(order, itemNumber)})`;

/** The refunded pieces of one item of an order. */
export const sumRefundedPieces = (order: string, itemNumber: string): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(part.quantity), 0)::int ${fromRefundedParts(order, itemNumber)})`;

const refundedDeliveryParts = sql`
  from marketplace.refunded_part as part
  join payments.v_refund as refund on refund.id = part.refund_id
  where part.order_id = placed.id and part.item_number = 0 and refund.undone_at is null`;

/** The refunded delivery cents of the order that a query names `placed`. */
export const refundedDeliveryCents: RawBuilder<number> = sql<number>`(
  select coalesce(sum(part.amount_cents), 0)::int ${refundedDeliveryParts})`;

/** Whether the delivery of the order that a query names `placed` is fully refunded. */
export const isDeliveryRefunded: RawBuilder<boolean> = sql<boolean>`exists (
  select ${refundedDeliveryParts} and part.quantity > 0)`;

export async function findSaleIdOfOrder(db: Db, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("marketplace.storeOrder")
    .select("saleId")
    .where("id", "=", orderId)
    .executeTakeFirst();
  return row?.saleId;
}

export async function insertRefundedParts(
  tx: Tx,
  refund: { refundId: string; orderId: string },
  parts: { itemNumber: number; amountCents: number; quantity: number }[],
): Promise<void> {
  await tx
    .insertInto("marketplace.refundedPart")
    .values(
      parts.map(({ itemNumber, amountCents, quantity }) => ({
        refundId: refund.refundId,
        orderId: refund.orderId,
        itemNumber,
        amountCents,
        quantity,
      })),
    )
    .execute();
}

/** Cancels an order that was fully refunded before it was sent. False if there was nothing to cancel. */
export async function cancelRefundedOrder(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update marketplace.store_order as placed set state = 'cancelled', done_at = ${now}
    from payments.v_sale as sale
    where placed.id = ${orderId} and placed.state = 'to send'
      and sale.id = placed.sale_id and sale.refunded_cents >= sale.amount_cents
    returning placed.id
  `.execute(tx);
  return rows.length > 0;
}

export async function findOrderIdOfSale(db: Db, saleId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("marketplace.storeOrder")
    .select("id")
    .where("saleId", "=", saleId)
    .executeTakeFirst();
  return row?.id;
}

/** The order is locked until the transaction ends. */
export async function lockOrderOfSale(tx: Tx, saleId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("marketplace.storeOrder")
    .select("id")
    .where("saleId", "=", saleId)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

export interface StockedLine {
  itemNumber: number;
  variantId: string;
  quantity: number;
  sentAt: Date | null;
  restockedAt: Date | null;
  restockedQuantity: number;
}

/**
 * Lists the lines and locks their variants by item and then by id, as purchases do. The caller has locked the order.
 */
export async function lockOrderStock(tx: Tx, orderId: string): Promise<StockedLine[]> {
  const { rows } = await sql<StockedLine>`
    select line.item_number, line.variant_id, line.quantity,
      line.sent_at, line.restocked_at,
      line.restocked_quantity
    from marketplace.order_line as line
    join marketplace.variant as variant on variant.id = line.variant_id
    where line.order_id = ${orderId}
    order by variant.item_id, variant.id
    for update of variant
  `.execute(tx);
  return rows;
}

export async function restockLine(
  tx: Tx,
  orderId: string,
  { itemNumber, variantId }: StockedLine,
  pieces: number,
  now: Date,
): Promise<void> {
  await returnStock(tx, variantId, pieces);
  await tx
    .updateTable("marketplace.orderLine")
    .set({ restockedAt: now, restockedQuantity: sql`restocked_quantity + ${pieces}` })
    .where("orderId", "=", orderId)
    .where("itemNumber", "=", itemNumber)
    .execute();
}

/** The fee that we returned for the sale that a query names `sale`. */
export const returnedFeeOfSale = sql<number>`coalesce((
  select returned_fee_cents from payments.v_refunded_sale where sale_id = sale.id), 0)`;

const coveredCentsOfSale = sql<number>`coalesce((
  select covered_cents from payments.v_refunded_sale where sale_id = sale.id), 0)`;

/** The amounts of the sale that a query names `sale`. Every place that shows money of an order reads these. */
export const saleAmountColumns = [
  "sale.amountCents",
  "sale.feeCents",
  "sale.cardFeeCents",
  "sale.refundedCents",
  "sale.disputedCents",
  returnedFeeOfSale.as("returnedFeeCents"),
  coveredCentsOfSale.as("coveredCents"),
] as const;
