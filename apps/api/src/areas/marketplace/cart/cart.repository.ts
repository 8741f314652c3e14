import type { CourierPreset } from "@boab/contracts/marketplace/couriers";
import type { ItemPicture } from "@boab/contracts/marketplace/items";
import type { MarketplaceData } from "@boab/contracts/marketplace/my-data";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** A line of a cart with the current data of its item, variant and store. */
export interface StoredCartLine {
  id: string;
  quantity: number;
  seenCents: number;
  variantId: string;
  size: string;
  color: string;
  type: string;
  stock: number;
  /** When this buyer's latest unpaid holds of the variant ended or will end. */
  holdEnds: Date[];
  itemId: string;
  sku: string;
  name: string;
  description: string;
  priceCents: number;
  couriers: CourierPreset[];
  pickupNote: string | null;
  isForSale: boolean;
  /** The picture of the photo that shows the variant, otherwise the main picture of the item. */
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

/**
 * Changes of one person's cart run one after the other, because a cart has max lines and the same item added twice is
 * one line.
 */
export async function lockCart(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${userId}`}, 0))`.execute(tx);
}

/** The stock that this buyer can have: what is left, plus what is on hold for them while they pay. */
const stockForBuyer = sql<number>`variant.stock + coalesce((
  select sum(coalesce(held.held_quantity, held.quantity)) from marketplace.checkout_line as held
  join marketplace.checkout as checkout on checkout.id = held.checkout_id
  where held.variant_id = variant.id and checkout.buyer_id = line.user_id
    and checkout.state = 'holding'), 0)::integer`;

/** Only the latest five are needed, because nobody can have more in a day. */
const holdEnds = sql<Date[]>`array(
  select distinct held.held_until from marketplace.checkout_line as held
  join marketplace.checkout as checkout on checkout.id = held.checkout_id
  where held.variant_id = variant.id and checkout.buyer_id = line.user_id
    and checkout.state in ('holding', 'released') and held.held_until is not null
  order by held.held_until desc limit 5)`;

const selectLines = (db: Db, userId: string) =>
  db
    .selectFrom("marketplace.cartLine as line")
    .innerJoin("marketplace.variant as variant", "variant.id", "line.variantId")
    .innerJoin("marketplace.item as item", "item.id", "variant.itemId")
    .innerJoin("marketplace.store as store", "store.id", "item.storeId")
    .leftJoin("payments.vPayoutAccount as account", (join) =>
      join.onRef("account.userId", "=", "store.userId").on("account.state", "!=", "closed"),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("marketplace.itemPhoto as photo")
          .select(["photo.picture", "photo.position"])
          .whereRef("photo.itemId", "=", "variant.itemId")
          .whereRef("photo.variantId", "=", "variant.id")
          .orderBy("photo.position")
          .limit(1)
          .as("shown"),
      (join) => join.onTrue(),
    )
    .where("line.userId", "=", userId)
    .select(["line.id", "line.quantity", "line.seenCents"])
    .select(["variant.id as variantId", "variant.size", "variant.colour as color", "variant.type"])
    .select(["item.id as itemId", "item.sku", "item.name", "item.description"])
    .select([stockForBuyer.as("stock"), holdEnds.as("holdEnds")])
    .select(({ fn, lit, ref }) => [
      fn.coalesce("item.priceCents", lit(0)).as("priceCents"),
      fn.coalesce("shown.picture", "item.mainPicture").as("picture"),
      fn.coalesce("shown.position", lit(0)).as("imageIndex"),
      fn.coalesce("account.isReady", lit(false)).as("isStoreReady"),
      ref("item.couriers").as("couriers"),
    ])
    .select(
      sql<boolean>`item.status = 'live' and item.deleted_at is null and variant.retired_at is null`.as(
        "isForSale",
      ),
    )
    .select(["item.pickupNote", "store.id as storeId", "store.userId as sellerId"])
    .select(["store.storeName", "store.slug", "store.location"])
    .select(["store.isPublic as isStoreOpen", "store.isOnHoliday as isStoreAway"])
    .select("store.isGstRegistered")
    .select("store.freeShippingFromCents");

/** The store of an item, as far as it decides whether somebody can buy there now. A closed store is not found. */
export const findStoreToBuyFrom = (db: Db, storeId: string) =>
  db
    .selectFrom("marketplace.store as store")
    .leftJoin("payments.vPayoutAccount as account", (join) =>
      join.onRef("account.userId", "=", "store.userId").on("account.state", "!=", "closed"),
    )
    .select([
      "store.userId as sellerId",
      "store.isOnHoliday as isStoreAway",
      "account.isReady as isStoreReady",
    ])
    .where("store.id", "=", storeId)
    .where("store.closedAt", "is", null)
    .executeTakeFirst();

/** Stores are ordered by their line that was added first, and lines within a store by when they were added. */
export async function listCartLines(db: Db, userId: string): Promise<StoredCartLine[]> {
  return selectLines(db, userId)
    .orderBy(sql`min(line.added_at) over (partition by store.id)`)
    .orderBy("store.id")
    .orderBy("line.addedAt")
    .orderBy("line.id")
    .execute();
}

export async function findCartLine(
  db: Db,
  userId: string,
  id: string,
): Promise<StoredCartLine | undefined> {
  return selectLines(db, userId).where("line.id", "=", id).executeTakeFirst();
}

export const countCart = (db: Db, userId: string): Promise<{ lines: number; items: number }> =>
  db
    .selectFrom("marketplace.cartLine")
    .select(({ fn }) => [
      fn.countAll<number>().as("lines"),
      sql<number>`coalesce(sum(quantity), 0)::int`.as("items"),
    ])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();

interface NewCartLine {
  userId: string;
  variantId: string;
  quantity: number;
  seenCents: number;
}

/** A variant that is already in the cart gets a larger quantity, not a second line. */
export async function addCartLine(
  tx: Tx,
  { userId, variantId, quantity, seenCents }: NewCartLine,
  now: Date,
): Promise<{ id: string; quantity: number }> {
  return tx
    .insertInto("marketplace.cartLine")
    .values({
      userId,
      variantId,
      quantity,
      seenCents,
      addedAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["userId", "variantId"]).doUpdateSet({
        quantity: sql`cart_line.quantity + excluded.quantity`,
        seenCents: sql`excluded.seen_cents`,
      }),
    )
    .returning(["id", "quantity"])
    .executeTakeFirstOrThrow();
}

export async function findCartQuantity(db: Db, userId: string, variantId: string): Promise<number> {
  const row = await db
    .selectFrom("marketplace.cartLine")
    .select("quantity")
    .where("userId", "=", userId)
    .where("variantId", "=", variantId)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

export async function updateCartLine(
  tx: Tx,
  id: string,
  { quantity, seenCents }: { quantity: number; seenCents: number },
): Promise<void> {
  await tx
    .updateTable("marketplace.cartLine")
    .set({ quantity, seenCents })
    .where("id", "=", id)
    .execute();
}

/** Only a line of the person's own cart is deleted. */
export async function deleteCartLine(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .deleteFrom("marketplace.cartLine")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .execute();
}

/** The chosen delivery option of each store, by store id. */
export async function listChosenDeliveries(db: Db, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("marketplace.cartDelivery")
    .select(["storeId", "optionId"])
    .where("userId", "=", userId)
    .execute();
  return new Map(rows.map(({ storeId, optionId }) => [storeId, optionId]));
}

export async function saveDelivery(
  tx: Tx,
  userId: string,
  { storeId, optionId }: { storeId: string; optionId: string },
): Promise<void> {
  await tx
    .insertInto("marketplace.cartDelivery")
    .values({ userId, storeId, optionId })
    .onConflict((conflict) => conflict.columns(["userId", "storeId"]).doUpdateSet({ optionId }))
    .execute();
}

/** Removes the bought quantities from the cart; whatever was added in the meantime stays. */
export async function removeBoughtLines(
  tx: Tx,
  userId: string,
  bought: readonly { variantId: string | null; quantity: number }[],
): Promise<void> {
  for (const { variantId, quantity } of bought) {
    if (variantId === null) continue;
    const lineKey = { userId, variantId };
    await tx
      .deleteFrom("marketplace.cartLine")
      .where((eb) => eb.and(lineKey))
      .where("quantity", "<=", quantity)
      .execute();
    await tx
      .updateTable("marketplace.cartLine")
      .set({ quantity: sql`quantity - ${quantity}` })
      .where((eb) => eb.and(lineKey))
      .execute();
  }
}

export async function deleteCartForUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("marketplace.cartLine").where("userId", "=", userId).execute();
  await tx.deleteFrom("marketplace.cartDelivery").where("userId", "=", userId).execute();
}

/** The lines go into the export of a member's own data. */
export async function listCartForUser(db: Db, userId: string): Promise<MarketplaceData["cart"]> {
  const rows = await db
    .selectFrom("marketplace.cartLine as line")
    .innerJoin("marketplace.variant as variant", "variant.id", "line.variantId")
    .innerJoin("marketplace.item as item", "item.id", "variant.itemId")
    .innerJoin("marketplace.store as store", "store.id", "item.storeId")
    .select(["store.storeName", "item.name as itemName", "line.quantity"])
    .select("line.addedAt")
    .where("line.userId", "=", userId)
    .orderBy("line.addedAt")
    .orderBy("line.id")
    .execute();
  return rows.map(({ addedAt, ...row }) => ({ ...row, addedAt: addedAt.toISOString() }));
}
