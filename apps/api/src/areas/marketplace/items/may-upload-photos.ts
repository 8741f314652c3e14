import { isActive } from "@boab/contracts/accounts/roles";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { findPlaceOfItem } from "./items.repository.ts";

/** The seller of an item, or of a draft, may upload its photos. */
export async function mayUploadItemPhotos(db: Db, member: Member, itemId: string) {
  if (!isActive(member) || !itemId.startsWith("ITM-")) return undefined;
  const place = await findPlaceOfItem(db, itemId);
  return place?.ownerId === member.userId ? { storeId: place.storeId, itemId } : undefined;
}
