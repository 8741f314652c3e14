import { isActive } from "@boab/contracts/accounts/roles";
import { findItemForViewer } from "#areas/marketplace/index.ts";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";

/** Whoever may review an item may upload photos for it. */
export async function checkReviewPhotoTarget(db: Db, member: Member, itemId: string) {
  if (!isActive(member) || !itemId.startsWith("ITM-")) return undefined;
  const item = await findItemForViewer(db, itemId, member.userId);
  return item?.hasReceived && !item.isSeller ? { itemId } : undefined;
}
