import { isActive } from "@boab/contracts/accounts/roles";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { findStore } from "./stores.repository.ts";

/** Only its owner uploads the header and the logo of a store. */
export async function mayUploadStorePictures(db: Db, member: Member, storeId: string) {
  if (!isActive(member) || !storeId.startsWith("STO-")) return undefined;
  const store = await findStore(db, { id: storeId });
  return store?.userId === member.userId ? { storeId } : undefined;
}
