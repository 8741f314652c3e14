import {
  type ChangeableField,
  isRightsField,
  isSensitiveField,
  listChangeableFields,
  maySetUserStatus,
} from "@boab/contracts/accounts/profile-policy";
import type { ProfilePatch } from "@boab/contracts/accounts/profile-updates";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { hasStaffStatus, isFullAdmin } from "@boab/contracts/accounts/roles";
import type { Statuses } from "@boab/contracts/accounts/statuses";
import { getKeys } from "@boab/contracts/common/keys";

export type ProfileChanges = Pick<ProfilePatch, ChangeableField>;

export type PatchVerdict =
  | { ok: true; changes: ProfileChanges; needsFreshSignIn: boolean }
  | { ok: false; reason: "actor_mismatch" | "forbidden" | "conflict" | "own_interest" }
  | { ok: false; reason: "field_not_allowed"; field: string };

type Actor = { userId: string } & Pick<Statuses, "adminStatus">;

/**
 * Compares a patch with the profile as the actor sees it. Unchanged fields are ignored; the first
 * change the actor may not make refuses the whole patch.
 */
export function validatePatch(
  actor: Actor,
  target: FullProfile,
  patch: ProfilePatch,
): PatchVerdict {
  const allowed: readonly string[] | undefined = listChangeableFields(actor, target);
  if (!allowed)
    return { ok: false, reason: hasStaffStatus(actor) ? "forbidden" : "actor_mismatch" };
  const changed = listChangedFields(target, patch);
  if (changed.includes("version") || changed.includes("updatedAt"))
    return { ok: false, reason: "conflict" };
  const disallowed = changed.find((field) => !allowed.includes(field));
  // Staff who try to change their own rights get an error that says why they can't.
  if (
    disallowed &&
    isRightsField(disallowed) &&
    hasStaffStatus(actor) &&
    actor.userId === target.id
  )
    return { ok: false, reason: "own_interest" };
  if (disallowed) return { ok: false, reason: "field_not_allowed", field: disallowed };
  if (!maySetUserStatus(actor, target.userStatus, patch.userStatus))
    return { ok: false, reason: "field_not_allowed", field: "userStatus" };
  return {
    ok: true,
    changes: Object.fromEntries(changed.map((field) => [field, patch[field]])),
    needsFreshSignIn: changed.some(isSensitiveField),
  };
}

function listChangedFields(target: FullProfile, patch: ProfilePatch): (keyof ProfilePatch)[] {
  // The contract lowercases emails; the provider may keep capitals.
  const known = { ...target, email: target.email.toLowerCase() };
  return getKeys(patch).filter(
    (field) => patch[field] !== undefined && patch[field] !== known[field],
  );
}

/** Removing the last admin, by status or by ban, would leave nobody to manage the site. */
export function removesLastAdmin(
  target: Pick<FullProfile, "adminStatus">,
  changes: ProfileChanges,
  adminCount: number,
): boolean {
  const losesStatus = changes.adminStatus !== undefined && changes.adminStatus !== "Admin";
  const stopsBeingActive = changes.userStatus !== undefined && changes.userStatus !== "Active";
  return isFullAdmin(target) && adminCount <= 1 && (losesStatus || stopsBeingActive);
}

/** An alias that was never chosen equals the username and changes with it. */
export function computeHandles(
  current: { username: string; alias: string },
  changes: Pick<ProfileChanges, "username" | "alias">,
): { username: string; alias: string } {
  const username = changes.username ?? current.username;
  const defaultAlias = current.alias === current.username ? username : current.alias;
  return { username, alias: changes.alias ?? defaultAlias };
}
