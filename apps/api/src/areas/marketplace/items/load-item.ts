import {
  hasSellerStatus,
  hasStaffStatus,
  isActive,
  isFullAdmin,
} from "@boab/contracts/accounts/roles";
import type { EditableItem } from "@boab/contracts/marketplace/items";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { listPhotos } from "./item-photos.repository.ts";
import {
  findItem,
  findItemStore,
  findStoreOfItem,
  type ItemStore,
  lockItem,
  lockItemStore,
  type StoredItem,
} from "./items.repository.ts";
import { listVariants } from "./variants.repository.ts";
import { toEditableItem } from "./view-item.ts";

/** Members waiting for approval can read, and change nothing but their own profile. */
function requireActive(member: Member): void {
  if (!isActive(member)) throw new AppError("forbidden");
}

/** A member who loses the right to sell keeps their store but can't add anything to it. */
function requireSeller(member: Member): void {
  requireActive(member);
  if (!hasSellerStatus(member) && !hasStaffStatus(member)) throw new AppError("forbidden");
}

/** Throws for anybody but the owner. The error reveals nothing about a store that isn't public. */
function requireStoreOwner<Place extends ItemStore>(
  member: Member,
  place: Place | undefined,
): Place {
  if (place?.ownerId === member.userId) return place;
  throw new AppError(place?.isPublic ? "forbidden" : "not_found");
}

/** Loads the caller's own store and locks it until the transaction ends. */
export async function loadOwnStore(tx: Tx, member: Member, storeId: string): Promise<ItemStore> {
  requireActive(member);
  return requireStoreOwner(member, await lockItemStore(tx, storeId));
}

/** Loads the caller's own store to sell something in it. */
export async function loadStoreToSell(tx: Tx, member: Member, storeId: string): Promise<ItemStore> {
  requireSeller(member);
  return loadOwnStore(tx, member, storeId);
}

/** Finds the caller's own store without a lock, for a preview. */
export async function findStoreToSell(db: Db, member: Member, storeId: string): Promise<ItemStore> {
  requireSeller(member);
  return findOwnStore(db, member, storeId);
}

export async function findOwnStore(db: Db, member: Member, storeId: string): Promise<ItemStore> {
  requireActive(member);
  return requireStoreOwner(member, await findItemStore(db, storeId));
}

/** Finds a store to read, for its owner and admins. */
export async function findManagedStore(
  db: Db,
  member: Member,
  storeId: string,
): Promise<ItemStore> {
  requireActive(member);
  const store = await findItemStore(db, storeId);
  return store && isFullAdmin(member) ? store : requireStoreOwner(member, store);
}

export interface LockedItem {
  item: StoredItem;
  ownerId: string;
}

/** Loads and locks one of the caller's own items to sell. Other people's drafts are not found. */
export async function loadItemToSell(tx: Tx, member: Member, itemId: string): Promise<LockedItem> {
  requireSeller(member);
  return lockOwnedItem(tx, member, itemId, false);
}

/** Loads and locks an item to delete: one of the caller's own, or any item for admins. */
export async function loadItemToRemove(
  tx: Tx,
  member: Member,
  itemId: string,
): Promise<LockedItem> {
  requireActive(member);
  return lockOwnedItem(tx, member, itemId, isFullAdmin(member));
}

async function lockOwnedItem(
  tx: Tx,
  member: Member,
  itemId: string,
  isAdminAllowed: boolean,
): Promise<LockedItem> {
  const itemStore = await findStoreOfItem(tx, itemId);
  if (!(itemStore && isAdminAllowed))
    requireStoreOwner(member, itemStore && { ...itemStore, isPublic: itemStore.isListed });
  const store = itemStore && (await lockItemStore(tx, itemStore.storeId));
  const item = store && (await lockItem(tx, itemId));
  if (!item) throw new AppError("not_found");
  return { item, ownerId: store.ownerId };
}

/** Reads an item for its seller to edit. */
export async function readItemForEditing(
  { db }: { db: Db },
  member: Member,
  itemId: string,
): Promise<EditableItem> {
  requireActive(member);
  const itemStore = await findStoreOfItem(db, itemId);
  requireStoreOwner(member, itemStore && { ...itemStore, isPublic: itemStore.isListed });
  return readEditableItem(db, itemId);
}

export async function readEditableItem(db: Db, itemId: string): Promise<EditableItem> {
  const item = await findItem(db, itemId);
  if (!item) throw new AppError("not_found");
  return toEditableItem(item, await listPhotos(db, itemId), await listVariants(db, itemId));
}
