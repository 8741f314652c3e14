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

/** Who may change what. Nobody changes their own standing, and nobody the rest of the fields. */
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

/** The fields of this person that the actor may change; undefined when the person is not theirs to touch. */
export function changeableFields(
  actor: Actor,
  target: Target,
): readonly ChangeableField[] | undefined {
  const policy = policyFor(actor, target);
  return policy && changeable[policy];
}

/** Suspended, pending and closed people are an admin's to decide about. */
export const maySetUserStatus = (actor: Actor, from: UserStatus, to: UserStatus = from): boolean =>
  from === to ||
  isFullAdmin(actor) ||
  (from === "Active" && to === "Banned") ||
  (from === "Banned" && to === "Active");

/** These could take over an account or the house: the person proves again who they are. */
export const isSensitiveField = (field: keyof ProfilePatch): boolean =>
  field === "email" || field === "adminStatus";
