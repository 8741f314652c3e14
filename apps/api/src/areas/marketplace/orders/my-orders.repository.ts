import type { Db } from "#platform/db/db.ts";

/** What a member bought, for the file of their own data. */
export async function listOrdersOf(db: Db, buyerId: string) {
  const rows = await db
    .selectFrom("marketplace.store_order as placed")
    .innerJoin("marketplace.store as store", "store.id", "placed.store_id")
    .innerJoin("marketplace.order_line as line", "line.order_id", "placed.id")
    .select(["placed.id", "store.store_name as storeName", "placed.paid_at as paidAt"])
    .select(["line.name as itemName", "line.quantity", "line.unit_cents as unitCents"])
    .select(["line.tracking_number as trackingNumber", "placed.recipient_name as recipientName"])
    .select(["placed.recipient_phone as recipientPhone", "placed.recipient_street as street"])
    .select(["placed.recipient_suburb as suburb", "placed.recipient_state as state"])
    .select("placed.recipient_postcode as postcode")
    .where("placed.buyer_id", "=", buyerId)
    .orderBy("placed.paid_at")
    .orderBy("placed.id")
    .orderBy("line.item_number")
    .execute();
  return rows.map(({ paidAt, ...row }) => ({ ...row, paidAt: paidAt.toISOString() }));
}
