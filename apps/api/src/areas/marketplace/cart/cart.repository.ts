import type { CourierPreset } from "@boab/contracts/marketplace/couriers";
import type { ItemPicture } from "@boab/contracts/marketplace/items";
import type { MarketplaceData } from "@boab/contracts/marketplace/my-data";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** A line with the item, its variant and its store as they are now. */
export interface StoredCartLine {
  id: string;
  quantity: number;
  seenCents: number;
  variantId: string;
  size: string;
  color: string;
  type: string;
  stock: number;
  itemId: string;
  sku: string;
  name: string;
  description: string;
  priceCents: number;
  couriers: CourierPreset[];
  pickupNote: string | null;
  isForSale: boolean;
  /** Of the photo that shows it, or else of the item. */
  picture: ItemPicture | null;
  imageIndex: number;
  storeId: string;
  sellerId: string;
  storeName: string;
  slug: string;
  location: string;
  isStoreOpen: boolean;
  isStoreAway: boolean;
  isStoreReady: boolean;
  isGstRegistered: boolean;
  freeShippingFromCents: number | null;
}

/** One change of somebody's cart after another: it has a most of lines, and two additions of one item become one line. */
export async function lockCart(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${userId}`}, 0))`.execute(tx);
}

/** What is left, and what is kept for this very person while they pay. */
const stockFor = sql<number>`variant.stock + coalesce((
  select sum(held.quantity) from marketplace.checkout_line as held
  join marketplace.checkout as checkout on checkout.id = held.checkout_id
  where held.variant_id = variant.id and checkout.buyer_id = line.user_id
    and checkout.state = 'holding'), 0)::integer`;

const lines = (db: Db, userId: string) =>
  db
    .selectFrom("marketplace.cart_line as line")
    .innerJoin("marketplace.variant as variant", "variant.id", "line.variant_id")
    .innerJoin("marketplace.item as item", "item.id", "variant.item_id")
    .innerJoin("marketplace.store as store", "store.id", "item.store_id")
    .leftJoin("payments.payout_account as account", (join) =>
      join.onRef("account.user_id", "=", "store.user_id").on("account.state", "!=", "closed"),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom("marketplace.item_photo as photo")
          .select(["photo.picture as picture", "photo.position as position"])
          .whereRef("photo.item_id", "=", "variant.item_id")
          .whereRef("photo.variant_id", "=", "variant.id")
          .orderBy("photo.position")
          .limit(1)
          .as("shown"),
      (join) => join.onTrue(),
    )
    .where("line.user_id", "=", userId)
    .select(["line.id", "line.quantity", "line.seen_cents as seenCents"])
    .select(["variant.id as variantId", "variant.size", "variant.colour as color", "variant.type"])
    .select(["item.id as itemId", "item.sku", "item.name", "item.description"])
    .select(stockFor.as("stock"))
    .select(({ fn, lit, ref }) => [
      fn.coalesce("item.price_cents", lit(0)).as("priceCents"),
      fn.coalesce("shown.picture", "item.main_picture").as("picture"),
      fn.coalesce("shown.position", lit(0)).as("imageIndex"),
      fn.coalesce("account.is_ready", lit(false)).as("isStoreReady"),
      ref("item.couriers").as("couriers"),
    ])
    .select(
      sql<boolean>`item.status = 'live' and item.deleted_at is null and variant.retired_at is null`.as(
        "isForSale",
      ),
    )
    .select(["item.pickup_note as pickupNote", "store.id as storeId", "store.user_id as sellerId"])
    .select(["store.store_name as storeName", "store.slug", "store.location"])
    .select(["store.is_public as isStoreOpen", "store.is_on_holiday as isStoreAway"])
    .select("store.is_gst_registered as isGstRegistered")
    .select("store.free_shipping_from_cents as freeShippingFromCents");

/** The first that was chosen first, with all of its store. */
export async function listCartLines(db: Db, userId: string): Promise<StoredCartLine[]> {
  const rows = await lines(db, userId)
    .orderBy(sql`min(line.added_at) over (partition by store.id)`)
    .orderBy("store.id")
    .orderBy("line.added_at")
    .orderBy("line.id")
    .execute();
  return rows as unknown as StoredCartLine[];
}

export async function findCartLine(
  db: Db,
  userId: string,
  id: string,
): Promise<StoredCartLine | undefined> {
  const row = await lines(db, userId).where("line.id", "=", id).executeTakeFirst();
  return row as unknown as StoredCartLine | undefined;
}

export async function countCartLines(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("marketplace.cart_line")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewLine {
  userId: string;
  variantId: string;
  quantity: number;
  seenCents: number;
}

/** More of what is there already is the same line. */
export async function addCartLine(
  tx: Tx,
  { userId, variantId, quantity, seenCents }: NewLine,
  now: Date,
): Promise<{ id: string; quantity: number }> {
  return tx
    .insertInto("marketplace.cart_line")
    .values({
      ...{ user_id: userId, variant_id: variantId, quantity, seen_cents: seenCents },
      added_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "variant_id"]).doUpdateSet({
        quantity: sql`cart_line.quantity + excluded.quantity`,
        seen_cents: sql`excluded.seen_cents`,
      }),
    )
    .returning(["id", "quantity"])
    .executeTakeFirstOrThrow();
}

export async function findQuantity(db: Db, userId: string, variantId: string): Promise<number> {
  const row = await db
    .selectFrom("marketplace.cart_line")
    .select("quantity")
    .where("user_id", "=", userId)
    .where("variant_id", "=", variantId)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

export async function saveQuantity(
  tx: Tx,
  id: string,
  { quantity, seenCents }: { quantity: number; seenCents: number },
): Promise<void> {
  await tx
    .updateTable("marketplace.cart_line")
    .set({ quantity, seen_cents: seenCents })
    .where("id", "=", id)
    .execute();
}

/** Only one's own. */
export async function deleteCartLine(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .deleteFrom("marketplace.cart_line")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}

/** The wanted option of each store. */
export async function listWantedDeliveries(db: Db, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("marketplace.cart_delivery")
    .select(["store_id as storeId", "option_id as optionId"])
    .where("user_id", "=", userId)
    .execute();
  return new Map(rows.map(({ storeId, optionId }) => [storeId, optionId]));
}

export async function saveDelivery(
  tx: Tx,
  userId: string,
  { storeId, optionId }: { storeId: string; optionId: string },
): Promise<void> {
  await tx
    .insertInto("marketplace.cart_delivery")
    .values({ user_id: userId, store_id: storeId, option_id: optionId })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "store_id"]).doUpdateSet({ option_id: optionId }),
    )
    .execute();
}

/** Takes out what was bought; what was added meanwhile stays. */
export async function takeOutBought(
  tx: Tx,
  userId: string,
  bought: readonly { variantId: string | null; quantity: number }[],
): Promise<void> {
  for (const { variantId, quantity } of bought) {
    if (variantId === null) continue;
    const own = { user_id: userId, variant_id: variantId };
    await tx
      .deleteFrom("marketplace.cart_line")
      .where((of) => of.and(own))
      .where("quantity", "<=", quantity)
      .execute();
    await tx
      .updateTable("marketplace.cart_line")
      .set({ quantity: sql`quantity - ${quantity}` })
      .where((of) => of.and(own))
      .execute();
  }
}

export async function deleteCartOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("marketplace.cart_line").where("user_id", "=", userId).execute();
  await tx.deleteFrom("marketplace.cart_delivery").where("user_id", "=", userId).execute();
}

/** For the file of a member's own data. */
export async function listCartOf(db: Db, userId: string): Promise<MarketplaceData["cart"]> {
  const rows = await db
    .selectFrom("marketplace.cart_line as line")
    .innerJoin("marketplace.variant as variant", "variant.id", "line.variant_id")
    .innerJoin("marketplace.item as item", "item.id", "variant.item_id")
    .innerJoin("marketplace.store as store", "store.id", "item.store_id")
    .select(["store.store_name as storeName", "item.name as itemName", "line.quantity"])
    .select("line.added_at as addedAt")
    .where("line.user_id", "=", userId)
    .orderBy("line.added_at")
    .orderBy("line.id")
    .execute();
  return rows.map(({ addedAt, ...row }) => ({ ...row, addedAt: addedAt.toISOString() }));
}
