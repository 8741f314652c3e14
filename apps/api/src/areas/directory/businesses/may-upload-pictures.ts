import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { findOwnerToEdit } from "./businesses.repository.ts";
import { viewerOf } from "./load-business.ts";

/** Those who manage a listing may upload its pictures. */
export async function mayUploadPictures(db: Db, member: Member, businessId: string) {
  if (member.userStatus !== "Active" || !businessId.startsWith("BUS-")) return undefined;
  const ownerId = await findOwnerToEdit(db, businessId, viewerOf(member));
  return ownerId === undefined ? undefined : { businessId };
}
