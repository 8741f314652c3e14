import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { findManagerFor } from "./find-manager.ts";

/** Those who may edit a listing's page may upload its pictures. */
export async function checkListingPictureTarget(db: Db, member: Member, businessId: string) {
  if (member.userStatus !== "Active" || !businessId.startsWith("BUS-")) return undefined;
  const manager = await findManagerFor(db, businessId, member, "page");
  return manager && { businessId };
}
