import type { AddBody } from "@boab/contracts/marketplace/cart";
import { mostCartLines, mostOfLine } from "@boab/contracts/marketplace/cart-limits";
import { cartNotes, onlyLeft } from "@boab/contracts/marketplace/cart-texts";
import { mostShownStock } from "@boab/contracts/marketplace/item-limits";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import type { StoredItem, StoredVariant } from "../items/item-columns.repository.ts";
import { findListedItem, listVariants } from "../items/items.repository.ts";
import { findStore } from "../stores/stores.repository.ts";
import { addCartLine, countCartLines, findQuantity, lockCart } from "./cart.repository.ts";
import { findVariant } from "./cart.rules.ts";

/** Whoever is signed in chooses something that is for sale, as much of it as there is (GUARD-22). */
export function addToCart(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  { userId }: Member,
  { userId: named, ...body }: AddBody,
): Promise<{ cartId: string; quantity: number; lines: number }> {
  if (named !== undefined && named !== userId) throw new AppError("actor_mismatch");
  return inTransaction(db, async (tx) => {
    await lockCart(tx, userId);
    const item = await findListedItem(tx, body.itemId);
    if (!item || (body.itemSku !== undefined && item.sku !== body.itemSku))
      throw new AppError("not_found");
    await requireOpenStore(tx, item, userId);
    const variant = await chooseVariant(tx, item, body);
    const quantity = body.quantity ?? 1;
    const before = await findQuantity(tx, userId, variant.id);
    if (before === 0 && (await countCartLines(tx, userId)) >= mostCartLines)
      throw new AppError("cart_full");
    requireStock(variant.stock, before + quantity);
    const seenCents = item.priceCents ?? 0;
    const line = { userId, variantId: variant.id, quantity, seenCents };
    const { id: cartId, quantity: merged } = await addCartLine(tx, line, clock());
    return { cartId, quantity: merged, lines: await countCartLines(tx, userId) };
  });
}

async function requireOpenStore(tx: Tx, { storeId }: StoredItem, userId: string): Promise<void> {
  const store = await findStore(tx, { id: storeId });
  if (!store) throw new AppError("not_found");
  if (store.userId === userId) throw new AppError("own_item");
  if (store.isOnHoliday) throw new AppError("store_on_holiday");
  if (!store.canBePaid) throw new AppError("store_not_ready");
}

async function chooseVariant(tx: Tx, { id }: StoredItem, body: AddBody): Promise<StoredVariant> {
  const offered = (await listVariants(tx, id)).filter(({ isRetired }) => !isRetired);
  const variant = findVariant(offered, {
    size: body.SelectedSize ?? body.sizeSelected,
    color: body.SelectedColor ?? body.SelectedColour ?? body.colorSelected,
    type: body.SelectedType ?? body.typeSelected,
  });
  if (!variant) throw new AppError("item_options_unknown");
  return variant;
}

/** There is that much of it; nobody learns more about the stock than its page says. */
export function requireStock(stock: number, quantity: number): void {
  if (quantity > mostOfLine)
    throw new AppError("bad_request", { fields: { quantity: cartNotes.quantityRange } });
  if (stock === 0) throw new AppError("not_enough_stock");
  if (quantity > stock)
    throw new AppError("not_enough_stock", {
      ...(stock <= mostShownStock
        ? { sentence: onlyLeft(stock) }
        : { sentence: cartNotes.notThatMany }),
    });
}
