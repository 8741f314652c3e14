import { isActive } from "@boab/contracts/accounts/roles";
import type { PartOutput } from "@boab/contracts/common/call";
import type { createMediaAccount, OwnMediaAccount } from "@boab/contracts/media/accounts";
import { lockProfile } from "#areas/accounts/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { makeId } from "#platform/ids/ids.ts";
import type { MediaDeps } from "../deps.ts";
import { getDisplayName } from "../names.rules.ts";
import { findAccount, insertAccount } from "./accounts.repository.ts";
import { toOwnAccount } from "./view-account.ts";

/** A member makes one creator page. Adding videos to it needs our team's approval. */
export function createAccount(
  { db, clock }: Pick<MediaDeps, "db" | "clock">,
  { userId }: Member,
  {
    userId: requestedUserId,
    name,
    description,
    link,
  }: PartOutput<(typeof createMediaAccount)["body"]>,
): Promise<OwnMediaAccount> {
  if (requestedUserId !== undefined && requestedUserId !== userId)
    throw new AppError("actor_mismatch");
  return runOnce(db, async (tx) => {
    const person = await lockProfile(tx, userId);
    if (!person || !isActive(person)) throw new AppError("forbidden");
    const shown = name ?? getDisplayName(person.fullName);
    const account = { id: makeId("MED", 8), userId, name: shown, description };
    const website = link?.website ?? null;
    await insertAccount(tx, { ...account, website }, clock());
    const stored = await findAccount(tx, { userId });
    if (!stored) throw new Error("a creator page that was just stored is gone");
    return toOwnAccount(stored);
  });
}
