import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/**
 * Locks the stores of a cart, so that none is closed before the transaction ends. Whoever closes one waits, and then
 * sees that somebody is paying.
 */
export async function lockCartStores(tx: Tx, buyerId: string): Promise<void> {
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
 * Locks the variants in somebody's cart and those on hold for them, by item and then by id. Every purchase locks in
 * this order, so that there are no deadlocks.
 */
export async function lockCartVariants(tx: Tx, buyerId: string): Promise<void> {
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

/**
 * Locks the variants of a checkout and returns their stock. Variants that were deleted with their store are missing in
 * the map.
 */
export async function lockCheckoutVariants(
  tx: Tx,
  checkoutId: string,
): Promise<Map<string, { itemId: string; stock: number; isForSale: boolean }>> {
  const { rows } = await sql<{ id: string; itemId: string; stock: number; isForSale: boolean }>`
    select variant.id, variant.item_id, variant.stock,
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

/** How much buyers have on hold of one item, and when the last hold ends. */
export interface HeldQuantity {
  quantity: number;
  until: Date;
}

export async function findHeldQuantities(
  db: Db,
  itemIds: readonly string[],
): Promise<Map<string, HeldQuantity>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await sql<HeldQuantity & { itemId: string }>`
    select variant.item_id,
      sum(coalesce(line.held_quantity, line.quantity))::integer as quantity,
      max(coalesce(line.held_until, checkout.held_until)) as until
    from marketplace.checkout_line as line
    join marketplace.checkout as checkout on checkout.id = line.checkout_id
    join marketplace.variant as variant on variant.id = line.variant_id
    where checkout.state = 'holding' and coalesce(line.held_quantity, line.quantity) > 0
      and variant.item_id in (${sql.join(itemIds)})
    group by variant.item_id
  `.execute(db);
  return new Map(rows.map(({ itemId, ...held }) => [itemId, held]));
}

/** False when the stock is too low. */
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

/** Stock of a variant that its seller has retired in the meantime is not returned. */
export async function returnStock(tx: Tx, variantId: string, quantity: number): Promise<void> {
  await tx
    .updateTable("marketplace.variant")
    .set({ stock: sql`stock + ${quantity}` })
    .where("id", "=", variantId)
    .where("retiredAt", "is", null)
    .execute();
}

/** Retires variants. Their remaining stock is no longer for sale. */
export async function retireVariants(
  tx: Tx,
  itemId: string,
  ids: readonly string[] | "all",
  now: Date,
): Promise<void> {
  if (ids !== "all" && ids.length === 0) return;
  let retired = tx
    .updateTable("marketplace.variant")
    .set({ stock: 0, retiredAt: now })
    .where("itemId", "=", itemId)
    .where("retiredAt", "is", null);
  if (ids !== "all") retired = retired.where("id", "in", ids);
  await retired.execute();
}

type VariantValues = Pick<StoredVariant, "size" | "color" | "type" | "stock"> & {
  position: number;
};

const toVariantColumns = ({ size, color, type, stock, position }: VariantValues) => ({
  size,
  colour: color,
  type,
  stock,
  position,
});

export async function insertVariant(
  tx: Tx,
  itemId: string,
  values: VariantValues,
): Promise<string> {
  const { id } = await tx
    .insertInto("marketplace.variant")
    .values({ itemId, ...toVariantColumns(values) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateVariant(tx: Tx, id: string, values: VariantValues): Promise<void> {
  await tx
    .updateTable("marketplace.variant")
    .set({ ...toVariantColumns(values), retiredAt: null })
    .where("id", "=", id)
    .execute();
}

export interface StoredVariant {
  id: string;
  size: string;
  color: string;
  type: string;
  stock: number;
  isRetired: boolean;
}

export async function listVariants(db: Db, itemId: string): Promise<StoredVariant[]> {
  return db
    .selectFrom("marketplace.variant")
    .select(["id", "size", "colour as color", "type", "stock"])
    .select(sql<boolean>`retired_at is not null`.as("isRetired"))
    .where("itemId", "=", itemId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}
