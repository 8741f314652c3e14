import type { Cart } from "@boab/contracts/marketplace/cart";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { requireStock } from "./add-to-cart.ts";
import {
  deleteCartLine,
  findCartLine,
  listCartLines,
  listChosenDeliveries,
  lockCart,
  saveDelivery,
  updateCartLine,
} from "./cart.repository.ts";
import { readOwnCart } from "./read-cart.ts";
import { groupByStore } from "./view-cart.ts";

type Deps = Pick<MarketplaceDeps, "db" | "clock">;

/** A buyer changes a quantity. This also accepts the current price, because the page shows it. */
export function changeQuantity(
  { db, clock }: Deps,
  { userId }: Member,
  id: string,
  quantity: number,
): Promise<Cart> {
  return inTransaction(db, async (tx) => {
    await lockCart(tx, userId);
    const line = await findCartLine(tx, userId, id);
    if (!line) throw new AppError("not_found");
    requireStock(line.stock, quantity);
    await updateCartLine(tx, id, { quantity, seenCents: line.priceCents || line.seenCents });
    return readOwnCart(tx, userId, clock());
  });
}

export function removeFromCart(
  { db }: Pick<Deps, "db">,
  { userId }: Member,
  { cartId, userId: requestedUserId }: { cartId: string; userId?: string | undefined },
): Promise<void> {
  if (requestedUserId !== undefined && requestedUserId !== userId)
    throw new AppError("actor_mismatch");
  return inTransaction(db, (tx) => deleteCartLine(tx, userId, cartId));
}

/** A buyer chooses one delivery for everything that a store sends. */
export function chooseDelivery(
  { db, clock }: Deps,
  { userId }: Member,
  storeId: string,
  optionId: string,
): Promise<Cart> {
  return inTransaction(db, async (tx) => {
    await lockCart(tx, userId);
    const lines = await listCartLines(tx, userId);
    const parts = groupByStore(lines, await listChosenDeliveries(tx, userId), userId);
    const part = parts.find(({ store }) => store.storeId === storeId);
    if (!part) throw new AppError("not_found");
    if (!part.options.some(({ id }) => id === optionId)) throw new AppError("delivery_unknown");
    await saveDelivery(tx, userId, { storeId, optionId });
    return readOwnCart(tx, userId, clock());
  });
}
