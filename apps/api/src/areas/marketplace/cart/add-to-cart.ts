import type { AddToCartBody } from "@boab/contracts/marketplace/cart";
import { maxCartLineQuantity, maxCartLines } from "@boab/contracts/marketplace/cart-limits";
import { cartCopy, describeStockLeft } from "@boab/contracts/marketplace/copy";
import { maxShownStock } from "@boab/contracts/marketplace/item-limits";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findListedItem, type StoredItem } from "../items/items.repository.ts";
import { listVariants, type StoredVariant } from "../items/variants.repository.ts";
import {
  addCartLine,
  countCart,
  findCartQuantity,
  findStoreToBuyFrom,
  lockCart,
} from "./cart.repository.ts";
import { findVariant } from "./cart.rules.ts";

/** A signed-in member adds an item that is for sale to their cart, up to its stock (GUARD-22). */
export function addToCart(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  { userId }: Member,
  { userId: requestedUserId, ...body }: AddToCartBody,
): Promise<{ cartId: string; quantity: number; lines: number; items: number }> {
  if (requestedUserId !== undefined && requestedUserId !== userId)
    throw new AppError("actor_mismatch");
  return runOnce(db, async (tx) => {
    await lockCart(tx, userId);
    const item = await findListedItem(tx, body.itemId);
    if (!item || (body.itemSku !== undefined && item.sku !== body.itemSku))
      throw new AppError("not_found");
    await requireOpenStore(tx, item, userId);
    const variant = await chooseVariant(tx, item, body);
    const quantity = body.quantity ?? 1;
    const before = await findCartQuantity(tx, userId, variant.id);
    if (before === 0 && (await countCart(tx, userId)).lines >= maxCartLines)
      throw new AppError("cart_full");
    requireStock(variant.stock, before + quantity);
    const seenCents = item.priceCents ?? 0;
    const line = { userId, variantId: variant.id, quantity, seenCents };
    const { id: cartId, quantity: merged } = await addCartLine(tx, line, clock());
    return { cartId, quantity: merged, ...(await countCart(tx, userId)) };
  });
}

async function requireOpenStore(tx: Tx, { storeId }: StoredItem, userId: string): Promise<void> {
  const store = await findStoreToBuyFrom(tx, storeId);
  if (!store) throw new AppError("not_found");
  if (store.sellerId === userId) throw new AppError("own_item");
  if (store.isStoreAway) throw new AppError("store_on_holiday");
  if (!store.isStoreReady) throw new AppError("store_not_ready");
}

async function chooseVariant(
  tx: Tx,
  { id }: StoredItem,
  body: AddToCartBody,
): Promise<StoredVariant> {
  const offered = (await listVariants(tx, id)).filter(({ isRetired }) => !isRetired);
  const variant = findVariant(offered, {
    size: body.SelectedSize ?? body.sizeSelected,
    color: body.SelectedColor ?? body.SelectedColour ?? body.colorSelected,
    type: body.SelectedType ?? body.typeSelected,
  });
  if (!variant) throw new AppError("item_options_unknown");
  return variant;
}

/** Throws if the stock is too low. The error reveals no more about the stock than the item's page does. */
export function requireStock(stock: number, quantity: number): void {
  if (quantity > maxCartLineQuantity)
    throw new AppError("bad_request", { fields: { quantity: cartCopy.quantityRange } });
  if (stock === 0) throw new AppError("not_enough_stock");
  if (quantity > stock)
    throw new AppError("not_enough_stock", {
      ...(stock <= maxShownStock
        ? { sentence: describeStockLeft(stock) }
        : { sentence: cartCopy.notThatMany }),
    });
}
