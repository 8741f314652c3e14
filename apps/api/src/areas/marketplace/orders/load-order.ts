import { isActive, isFullAdmin } from "@boab/contracts/accounts/roles";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { findItemStore, type ItemStore } from "../items/items.repository.ts";
import { findOrder, lockOrder, type StoredOrder } from "./orders.repository.ts";

function requireActive(member: Member): void {
  if (!isActive(member)) throw new AppError("forbidden");
}

/**
 * Finds the store whose orders its owner or an admin reads. For anybody else it is not found, because sales are private
 * (X-37).
 */
export async function findStoreWithReadableOrders(
  db: Db,
  member: Member,
  storeId: string,
): Promise<ItemStore> {
  requireActive(member);
  const store = await findItemStore(db, storeId);
  if (store && (store.ownerId === member.userId || isFullAdmin(member))) return store;
  throw new AppError("not_found");
}

async function requireSeller(
  db: Db,
  member: Member,
  order: StoredOrder | undefined,
): Promise<StoredOrder> {
  requireActive(member);
  const store = order && (await findItemStore(db, order.storeId));
  if (!order || store?.ownerId !== member.userId) throw new AppError("not_found");
  return order;
}

/** Loads an order of the caller's store and locks it until the transaction ends. */
export const loadOwnOrder = async (tx: Tx, member: Member, id: string): Promise<StoredOrder> =>
  requireSeller(tx, member, await lockOrder(tx, id));

export const findOwnOrder = async (db: Db, member: Member, id: string): Promise<StoredOrder> =>
  requireSeller(db, member, await findOrder(db, id));
