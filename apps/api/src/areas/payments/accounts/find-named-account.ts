import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { z } from "zod";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { isCalled } from "./account.rules.ts";
import { findAccount, findAccountOf, isKnown, type KnownAccount } from "./accounts.repository.ts";

/** One's own account, or for admins any. To everybody else it is as if it did not exist. */
export async function findNamedAccount(
  db: Db,
  viewer: Member,
  accountId: string,
): Promise<KnownAccount> {
  const own = await findAccountOf(db, viewer.userId);
  if (isKnown(own) && isCalled(own, accountId)) return own;
  if (isFullAdmin(viewer)) {
    const isOurs = z.uuid().safeParse(accountId).success;
    const any = await findAccount(db, isOurs ? { id: accountId } : { stripeId: accountId });
    if (isKnown(any) && any.state !== "closed") return any;
  }
  throw new AppError("not_found");
}
