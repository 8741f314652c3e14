import { isActive } from "@boab/contracts/accounts/roles";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { findParties } from "./parties.repository.ts";

/** Whoever bought an order may upload photos of what is wrong with it. */
export async function mayUploadProblemPhotos(db: Db, member: Member, orderId: string) {
  if (!isActive(member)) return undefined;
  const parties = await findParties(db, orderId);
  return parties?.buyerId === member.userId ? { orderId } : undefined;
}
