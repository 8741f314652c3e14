import { isFullAdmin } from "@boab/contracts/accounts/roles";
import { z } from "zod";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { matchesAccountId } from "./account.rules.ts";
import {
  type AccountWithDetails,
  findAccount,
  findAccountByUser,
  hasDetails,
} from "./accounts.repository.ts";

/** Finds the member's own account, or any account for an admin. Everybody else gets `not_found`. */
export async function findAccountForViewer(
  db: Db,
  viewer: Member,
  accountId: string,
): Promise<AccountWithDetails> {
  const viewerAccount = await findAccountByUser(db, viewer.userId);
  if (hasDetails(viewerAccount) && matchesAccountId(viewerAccount, accountId)) return viewerAccount;
  if (isFullAdmin(viewer)) {
    const isAccountUuid = z.uuid().safeParse(accountId).success;
    const foundAccount = await findAccount(
      db,
      isAccountUuid ? { id: accountId } : { stripeId: accountId },
    );
    if (hasDetails(foundAccount) && foundAccount.state !== "closed") return foundAccount;
  }
  throw new AppError("not_found");
}
