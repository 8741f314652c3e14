import { hasStaffStatus, isActive } from "@boab/contracts/accounts/roles";
import type { OwnMediaAccount, PublicMediaAccount } from "@boab/contracts/media/accounts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor, Member } from "#platform/http/actor.ts";
import type { MediaDeps } from "../deps.ts";
import { findAccount } from "./accounts.repository.ts";
import { toOwnAccount, toPublicAccount } from "./view-account.ts";

type Deps = Pick<MediaDeps, "db">;

/** Everybody reads a creator's page; the creator and staff also read the private fields of the account. */
export async function readAccount(
  { db }: Deps,
  actor: Actor,
  id: string,
): Promise<OwnMediaAccount | PublicMediaAccount> {
  const account = await findAccount(db, { id });
  const viewer = actor.kind === "member" ? actor : null;
  const maySeeAll =
    viewer !== null &&
    (viewer.userId === account?.userId || (isActive(viewer) && hasStaffStatus(viewer)));
  if (!account || (account.isWithheld && !maySeeAll)) throw new AppError("not_found");
  return maySeeAll ? toOwnAccount(account) : toPublicAccount(account);
}

export async function readOwnAccount(
  { db }: Deps,
  { userId }: Member,
): Promise<{ account: OwnMediaAccount | null }> {
  const account = await findAccount(db, { userId });
  return { account: account ? toOwnAccount(account) : null };
}
