import { isActive, isAdmin, isFullAdmin, isMerchant } from "@boab/contracts/accounts/roles";
import type { EditableItem } from "@boab/contracts/marketplace/items";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { StoredItem } from "./item-columns.repository.ts";
import {
  findItem,
  findItemStore,
  findPlaceOfItem,
  type ItemStore,
  listPhotos,
  listVariants,
  lockItem,
  lockItemStore,
} from "./items.repository.ts";
import { toEditableItem } from "./view-item.ts";

/** Members waiting for approval can read, and change nothing but their own profile. */
function requireActive(member: Member): void {
  if (!isActive(member)) throw new AppError("forbidden");
}

/** Whoever lost the right to sell keeps the store, and adds nothing to it. */
function requireSeller(member: Member): void {
  requireActive(member);
  if (!isMerchant(member) && !isAdmin(member)) throw new AppError("forbidden");
}

/** Others learn no more about a store than they can see. */
function requireOwner<Place extends ItemStore>(member: Member, place: Place | undefined): Place {
  if (place?.ownerId === member.userId) return place;
  throw new AppError(place?.isPublic ? "forbidden" : "not_found");
}

/** The caller's own store, locked until the transaction ends. */
export async function loadOwnStore(tx: Tx, member: Member, storeId: string): Promise<ItemStore> {
  requireActive(member);
  return requireOwner(member, await lockItemStore(tx, storeId));
}

/** The same to sell something in it. */
export async function loadStoreToSell(tx: Tx, member: Member, storeId: string): Promise<ItemStore> {
  requireSeller(member);
  return loadOwnStore(tx, member, storeId);
}

/** The same without a lock, to say what would happen. */
export async function findStoreToSell(db: Db, member: Member, storeId: string): Promise<ItemStore> {
  requireSeller(member);
  return findOwnStore(db, member, storeId);
}

export async function findOwnStore(db: Db, member: Member, storeId: string): Promise<ItemStore> {
  requireActive(member);
  return requireOwner(member, await findItemStore(db, storeId));
}

/** The same for reading, where admins may look too. */
export async function findManagedStore(
  db: Db,
  member: Member,
  storeId: string,
): Promise<ItemStore> {
  requireActive(member);
  const store = await findItemStore(db, storeId);
  return store && isFullAdmin(member) ? store : requireOwner(member, store);
}

export interface OwnItem {
  item: StoredItem;
  ownerId: string;
}

/** An item of the caller's to sell, locked. Drafts of others do not exist. */
export async function loadItemToSell(tx: Tx, member: Member, itemId: string): Promise<OwnItem> {
  requireSeller(member);
  return lockOwned(tx, member, itemId, false);
}

/** An item to take away: the caller's, or any for admins. */
export async function loadItemToRemove(tx: Tx, member: Member, itemId: string): Promise<OwnItem> {
  requireActive(member);
  return lockOwned(tx, member, itemId, isFullAdmin(member));
}

async function lockOwned(
  tx: Tx,
  member: Member,
  itemId: string,
  mayAny: boolean,
): Promise<OwnItem> {
  const place = await findPlaceOfItem(tx, itemId);
  if (!(place && mayAny)) requireOwner(member, place && { ...place, isPublic: place.isListed });
  const store = place && (await lockItemStore(tx, place.storeId));
  const item = store && (await lockItem(tx, itemId));
  if (!item) throw new AppError("not_found");
  return { item, ownerId: store.ownerId };
}

/** An item as its seller edits it. */
export async function readItemForEditing(
  { db }: { db: Db },
  member: Member,
  itemId: string,
): Promise<EditableItem> {
  requireActive(member);
  const place = await findPlaceOfItem(db, itemId);
  requireOwner(member, place && { ...place, isPublic: place.isListed });
  return readEditable(db, itemId);
}

export async function readEditable(db: Db, itemId: string): Promise<EditableItem> {
  const item = await findItem(db, itemId);
  if (!item) throw new AppError("not_found");
  return toEditableItem(item, await listPhotos(db, itemId), await listVariants(db, itemId));
}
