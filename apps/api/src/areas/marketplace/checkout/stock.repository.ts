import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

/**
 * Keeps the stores of what is in somebody's cart from being closed until the transaction ends: whoever closes one waits,
 * and then sees that somebody is paying.
 */
export async function lockWantedStores(tx: Tx, buyerId: string): Promise<void> {
  await sql`
    select from marketplace.store
    where id in (
      select item.store_id from marketplace.cart_line as line
      join marketplace.variant as variant on variant.id = line.variant_id
      join marketplace.item as item on item.id = variant.item_id
      where line.user_id = ${buyerId}
    )
    order by id
    for key share
  `.execute(tx);
}

/**
 * Locks what is in somebody's cart and what is kept for them, by item and then by id: whoever takes stock of several does
 * it in this order, so nobody waits for somebody who waits for them.
 */
export async function lockWantedVariants(tx: Tx, buyerId: string): Promise<void> {
  await sql`
    select variant.id from marketplace.variant as variant
    where variant.id in (
      select variant_id from marketplace.cart_line where user_id = ${buyerId}
      union
      select line.variant_id from marketplace.checkout_line as line
      join marketplace.checkout as checkout on checkout.id = line.checkout_id
      where checkout.buyer_id = ${buyerId} and checkout.state = 'holding'
    )
    order by variant.item_id, variant.id
    for update
  `.execute(tx);
}

/** The same for what was paid for; with what is left of each. Undefined for what was deleted with its store. */
export async function lockVariantsOf(
  tx: Tx,
  checkoutId: string,
): Promise<Map<string, { itemId: string; stock: number; isForSale: boolean }>> {
  const { rows } = await sql<{ id: string; itemId: string; stock: number; isForSale: boolean }>`
    select variant.id, variant.item_id as "itemId", variant.stock,
      variant.retired_at is null and item.is_listed as "isForSale"
    from marketplace.variant as variant
    join marketplace.item as item on item.id = variant.item_id
    where variant.id in (
      select variant_id from marketplace.checkout_line where checkout_id = ${checkoutId}
    )
    order by variant.item_id, variant.id
    for update of variant
  `.execute(tx);
  return new Map(rows.map(({ id, ...variant }) => [id, variant]));
}

/** False when there is less of it. */
export async function takeStock(tx: Tx, variantId: string, quantity: number): Promise<boolean> {
  const taken = await tx
    .updateTable("marketplace.variant")
    .set({ stock: sql`stock - ${quantity}` })
    .where("id", "=", variantId)
    .where("stock", ">=", quantity)
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** What its seller took out of the shop meanwhile stays out. */
export async function returnStock(tx: Tx, variantId: string, quantity: number): Promise<void> {
  await tx
    .updateTable("marketplace.variant")
    .set({ stock: sql`stock + ${quantity}` })
    .where("id", "=", variantId)
    .where("retired_at", "is", null)
    .execute();
}
