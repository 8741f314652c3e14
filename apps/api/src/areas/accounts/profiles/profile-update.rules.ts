import type { ProfilePatch } from "@boab/contracts/accounts/profile-updates";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { isAdmin, isFullAdmin } from "@boab/contracts/accounts/roles";
import type { Statuses, UserStatus } from "@boab/contracts/accounts/statuses";

const own = ["fullName", "username", "alias", "phoneNumber"] as const;
const byModerator = ["mediaStatus", "magStatus", "directoryStatus"] as const;
const byAdmin = ["merchantStatus", "directorySubscriptionPlan"] as const;

type Changeable =
  | (typeof own)[number]
  | (typeof byModerator)[number]
  | (typeof byAdmin)[number]
  | "email"
  | "userStatus"
  | "adminStatus";

/** Who may change what. Nobody changes their own standing, and nobody the rest of the fields. */
const changeable = {
  self: [...own, "email"],
  "moderator on a member": [...own, "userStatus", ...byModerator],
  "admin on themselves": [...own, "email", ...byModerator, ...byAdmin],
  "admin on anyone": [...own, "email", "userStatus", "adminStatus", ...byModerator, ...byAdmin],
} as const satisfies Record<string, readonly Changeable[]>;
type Policy = keyof typeof changeable;

export type ProfileChanges = Pick<ProfilePatch, Changeable>;

/** These could take over an account or the house: the person proves again who they are. */
const sensitive: readonly string[] = ["email", "adminStatus"];

export type PatchVerdict =
  | { ok: true; changes: ProfileChanges; needsFreshSignIn: boolean }
  | { ok: false; reason: "actor_mismatch" | "forbidden" | "conflict" }
  | { ok: false; reason: "field_not_allowed"; field: string };

type Actor = { userId: string } & Pick<Statuses, "adminStatus">;

function policyFor(actor: Actor, target: FullProfile): Policy | undefined {
  if (isFullAdmin(actor))
    return actor.userId === target.id ? "admin on themselves" : "admin on anyone";
  if (actor.userId === target.id) return "self";
  return isAdmin(actor) && !isAdmin(target) ? "moderator on a member" : undefined;
}

/**
 * Holds a patch against the profile as the actor sees it. What is sent back unchanged is no wish;
 * the first change that is not theirs to make refuses the whole patch.
 */
export function judgePatch(actor: Actor, target: FullProfile, patch: ProfilePatch): PatchVerdict {
  const policy = policyFor(actor, target);
  if (!policy) return { ok: false, reason: isAdmin(actor) ? "forbidden" : "actor_mismatch" };
  const changed = changedFields(target, patch);
  if (changed.includes("version") || changed.includes("updatedAt"))
    return { ok: false, reason: "conflict" };
  const allowed: readonly string[] = changeable[policy];
  const refused = changed.find((field) => !allowed.includes(field));
  if (refused) return { ok: false, reason: "field_not_allowed", field: refused };
  if (policy === "moderator on a member" && !isToggle(target.userStatus, patch.userStatus))
    return { ok: false, reason: "field_not_allowed", field: "userStatus" };
  return {
    ok: true,
    changes: Object.fromEntries(changed.map((field) => [field, patch[field]])),
    needsFreshSignIn: changed.some((field) => sensitive.includes(field)),
  };
}

function changedFields(target: FullProfile, patch: ProfilePatch): (keyof ProfilePatch)[] {
  // The contract lowers addresses; what the provider gave us may have capitals.
  const known = { ...target, email: target.email.toLowerCase() };
  const fields = Object.keys(patch) as (keyof ProfilePatch)[];
  return fields.filter((field) => patch[field] !== undefined && patch[field] !== known[field]);
}

/** Suspended, pending and closed people are an admin's to decide about. */
const isToggle = (from: UserStatus, to: UserStatus = from) =>
  from === to || (from === "Active" && to === "Banned") || (from === "Banned" && to === "Active");

/** Removing the last admin, by status or by ban, would lock everyone out of the house. */
export function removesLastAdmin(
  target: Pick<FullProfile, "adminStatus">,
  changes: ProfileChanges,
  adminCount: number,
): boolean {
  const losesStatus = changes.adminStatus !== undefined && changes.adminStatus !== "Admin";
  const isShutOut = changes.userStatus !== undefined && changes.userStatus !== "Active";
  return isFullAdmin(target) && adminCount <= 1 && (losesStatus || isShutOut);
}

/** An alias that was never chosen is the username, and moves with it. */
export function handlesAfter(
  current: { username: string; alias: string },
  changes: Pick<ProfileChanges, "username" | "alias">,
): { username: string; alias: string } {
  const username = changes.username ?? current.username;
  const followed = current.alias === current.username ? username : current.alias;
  return { username, alias: changes.alias ?? followed };
}
