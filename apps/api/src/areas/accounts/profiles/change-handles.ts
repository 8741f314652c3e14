import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { ensureHandle, releaseHandles } from "./handles.repository.ts";
import { isReservedHandle } from "./profile.rules.ts";
import { computeHandles, type ProfileChanges } from "./profile-update.rules.ts";

/** Claims the new handles before releasing the old ones; a handle that is taken stays taken. */
export async function changeHandles(
  tx: Tx,
  before: FullProfile,
  changes: Pick<ProfileChanges, "username" | "alias">,
): Promise<Partial<Pick<FullProfile, "username" | "alias">>> {
  if (changes.username === undefined && changes.alias === undefined) return {};
  const handles = computeHandles(before, changes);
  for (const field of sortHandleFields(handles)) {
    const handle = handles[field];
    if (handle === before[field]) continue;
    if (isReservedHandle(handle) || !(await ensureHandle(tx, handle, before.id)))
      throw new AppError("username_taken", { fields: { [field]: "Please choose another." } });
  }
  await releaseHandles(tx, before.id, [handles.username, handles.alias]);
  return handles;
}

/**
 * Handles are claimed in alphabetical order, so that two people who want the same two never
 * deadlock.
 */
const sortHandleFields = ({ username, alias }: Pick<FullProfile, "username" | "alias">) =>
  username <= alias ? (["username", "alias"] as const) : (["alias", "username"] as const);
