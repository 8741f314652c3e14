import { getEffectiveStatuses } from "@boab/contracts/accounts/roles";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { isLockedOut } from "./profile.rules.ts";
import { findAccountStatus } from "./profiles.repository.ts";

/** Rights may have been removed while waiting for a lock, so call this once the locks are held. */
export async function reloadActor(tx: Tx, { userId }: Member) {
  const accountStatus = await findAccountStatus(tx, userId);
  if (!accountStatus || isLockedOut(accountStatus)) throw new AppError("not_signed_in");
  return { userId, ...getEffectiveStatuses(accountStatus.statuses) };
}

/** Whether a person cannot sign in now: banned, suspended, closed or unknown. */
export async function isUserLockedOut(db: Db, userId: string): Promise<boolean> {
  const accountStatus = await findAccountStatus(db, userId);
  return !accountStatus || isLockedOut(accountStatus);
}
