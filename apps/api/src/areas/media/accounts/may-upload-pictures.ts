import { isActive } from "@boab/contracts/accounts/roles";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import { findAccount } from "./accounts.repository.ts";

/** Only the creator uploads the header and the photo of their page. */
export async function checkCreatorPictureTarget(db: Db, member: Member, accountId: string) {
  if (!isActive(member) || !accountId.startsWith("MED-")) return undefined;
  const account = await findAccount(db, { id: accountId });
  return account?.userId === member.userId ? { mediaAccountId: accountId } : undefined;
}
