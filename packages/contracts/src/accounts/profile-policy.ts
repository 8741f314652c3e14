import type { ProfilePatch } from "./profile-updates.ts";
import { isAdmin, isFullAdmin } from "./roles.ts";
import type { Statuses, UserStatus } from "./statuses.ts";

const own = ["fullName", "username", "alias", "phoneNumber"] as const;
const byModerator = ["mediaStatus", "magStatus", "directoryStatus"] as const;
const byAdmin = ["merchantStatus", "directorySubscriptionPlan"] as const;

export type ChangeableField =
  | (typeof own)[number]
  | (typeof byModerator)[number]
  | (typeof byAdmin)[number]
  | "email"
  | "userStatus"
  | "adminStatus";

/** Nobody may change their own status; fields missing here can't be changed by anyone. */
const changeable = {
  self: [...own, "email"],
  "moderator on a member": [...own, "userStatus", ...byModerator],
  "admin on themselves": [...own, "email", ...byModerator, ...byAdmin],
  "admin on anyone": [...own, "email", "userStatus", "adminStatus", ...byModerator, ...byAdmin],
} as const satisfies Record<string, readonly ChangeableField[]>;

type Policy = keyof typeof changeable;
type Actor = { userId: string } & Pick<Statuses, "adminStatus">;
type Target = { id: string } & Pick<Statuses, "adminStatus">;

function policyFor(actor: Actor, target: Target): Policy | undefined {
  if (isFullAdmin(actor))
    return actor.userId === target.id ? "admin on themselves" : "admin on anyone";
  if (actor.userId === target.id) return "self";
  return isAdmin(actor) && !isAdmin(target) ? "moderator on a member" : undefined;
}

/**
 * The fields of this person the actor may change; undefined when they may not change the person at
 * all.
 */
export function changeableFields(
  actor: Actor,
  target: Target,
): readonly ChangeableField[] | undefined {
  const policy = policyFor(actor, target);
  return policy && changeable[policy];
}

/** Only admins may decide about suspended, pending and closed people. */
export const maySetUserStatus = (actor: Actor, from: UserStatus, to: UserStatus = from): boolean =>
  from === to ||
  isFullAdmin(actor) ||
  (from === "Active" && to === "Banned") ||
  (from === "Banned" && to === "Active");

/** Fields that could take over an account or the site, so they need a fresh sign-in. */
export const isSensitiveField = (field: keyof ProfilePatch): boolean =>
  field === "email" || field === "adminStatus";
