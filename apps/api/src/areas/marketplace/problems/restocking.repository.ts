import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { returnStock } from "../checkout/stock.repository.ts";

export interface StockedLine {
  itemNumber: number;
  variantId: string;
  quantity: number;
  sentAt: Date | null;
  restockedAt: Date | null;
}

/** With their variants locked by item and then by id, as whoever buys does it. The order is locked before. */
export async function lockStockOf(tx: Tx, orderId: string): Promise<StockedLine[]> {
  const { rows } = await sql<StockedLine>`
    select line.item_number as "itemNumber", line.variant_id as "variantId", line.quantity,
      line.sent_at as "sentAt", line.restocked_at as "restockedAt"
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
  { itemNumber, variantId, quantity }: StockedLine,
  now: Date,
): Promise<void> {
  await returnStock(tx, variantId, quantity);
  await tx
    .updateTable("marketplace.order_line")
    .set({ restocked_at: now })
    .where("order_id", "=", orderId)
    .where("item_number", "=", itemNumber)
    .execute();
}
