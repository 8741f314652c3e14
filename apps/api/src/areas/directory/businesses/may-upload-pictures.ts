import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { findOwnerIdForManager } from "./businesses.repository.ts";
import { toViewer } from "./load-business.ts";

/** Those who manage a listing may upload its pictures. */
export async function checkListingPictureTarget(db: Db, member: Member, businessId: string) {
  if (member.userStatus !== "Active" || !businessId.startsWith("BUS-")) return undefined;
  const ownerId = await findOwnerIdForManager(db, businessId, toViewer(member));
  return ownerId === undefined ? undefined : { businessId };
}
