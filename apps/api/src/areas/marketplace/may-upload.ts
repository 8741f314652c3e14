import { isActive } from "@boab/contracts/accounts/roles";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { findStoreOfItem } from "./items/items.repository.ts";
import { findOrderParties } from "./orders/orders.repository.ts";
import { findStore } from "./stores/stores.repository.ts";

/** The seller of an item, or of a draft, may upload its photos. */
export async function checkItemPhotoTarget(db: Db, member: Member, itemId: string) {
  if (!isActive(member) || !itemId.startsWith("ITM-")) return undefined;
  const itemStore = await findStoreOfItem(db, itemId);
  return itemStore?.ownerId === member.userId ? { storeId: itemStore.storeId, itemId } : undefined;
}

/** The buyer of an order may upload photos of a problem with it. */
export async function checkProblemPhotoTarget(db: Db, member: Member, orderId: string) {
  if (!isActive(member)) return undefined;
  const parties = await findOrderParties(db, orderId);
  return parties?.buyerId === member.userId ? { orderId } : undefined;
}

/** Only its owner uploads the header and the logo of a store. */
export async function checkStorePictureTarget(db: Db, member: Member, storeId: string) {
  if (!isActive(member) || !storeId.startsWith("STO-")) return undefined;
  const store = await findStore(db, { id: storeId });
  return store?.userId === member.userId ? { storeId } : undefined;
}
