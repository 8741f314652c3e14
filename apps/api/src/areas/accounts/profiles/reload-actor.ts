import { heldStatuses } from "@boab/contracts/accounts/roles";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { isLockedOut } from "../sessions/session.rules.ts";
import { findStanding } from "./profiles.repository.ts";

/** Rights may have been removed while waiting for a lock, so call this once the locks are held. */
export async function reloadActor(tx: Tx, { userId }: Member) {
  const standing = await findStanding(tx, userId);
  if (!standing || isLockedOut(standing)) throw new AppError("not_signed_in");
  return { userId, ...heldStatuses(standing.statuses) };
}
