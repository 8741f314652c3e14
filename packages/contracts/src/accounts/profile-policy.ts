import type { ProfilePatch } from "./profile-updates.ts";
import { hasStaffStatus, isFullAdmin } from "./roles.ts";
import type { Statuses, UserStatus } from "./statuses.ts";

const memberFields = ["fullName", "username", "alias", "phoneNumber"] as const;
const moderatorFields = ["mediaStatus", "magStatus", "directoryStatus"] as const;
const adminFields = ["merchantStatus", "directorySubscriptionPlan"] as const;

export type ChangeableField =
  | (typeof memberFields)[number]
  | (typeof moderatorFields)[number]
  | (typeof adminFields)[number]
  | "email"
  | "userStatus"
  | "adminStatus";

/** Nobody may change their own status; fields missing here can't be changed by anyone. */
const changeableFieldsByPolicy = {
  self: [...memberFields, "email"],
  "moderator on a member": [...memberFields, "userStatus", ...moderatorFields],
  "admin on themselves": [...memberFields, "email"],
  "admin on anyone": [
    ...memberFields,
    "email",
    "userStatus",
    "adminStatus",
    ...moderatorFields,
    ...adminFields,
  ],
} as const satisfies Record<string, readonly ChangeableField[]>;

type Policy = keyof typeof changeableFieldsByPolicy;
type Actor = { userId: string } & Pick<Statuses, "adminStatus">;
type Target = { id: string } & Pick<Statuses, "adminStatus">;

function findPolicy(actor: Actor, target: Target): Policy | undefined {
  if (isFullAdmin(actor))
    return actor.userId === target.id ? "admin on themselves" : "admin on anyone";
  if (actor.userId === target.id) return "self";
  return hasStaffStatus(actor) && !hasStaffStatus(target) ? "moderator on a member" : undefined;
}

/**
 * The fields of this person the actor may change; undefined when they may not change the person at
 * all.
 */
export function listChangeableFields(
  actor: Actor,
  target: Target,
): readonly ChangeableField[] | undefined {
  const policy = findPolicy(actor, target);
  return policy && changeableFieldsByPolicy[policy];
}

/** Only admins may decide about suspended, pending and closed people. */
export const maySetUserStatus = (actor: Actor, from: UserStatus, to: UserStatus = from): boolean =>
  from === to ||
  isFullAdmin(actor) ||
  (from === "Active" && to === "Banned") ||
  (from === "Banned" && to === "Active");

const rightsFields: readonly (keyof ProfilePatch)[] = [
  "userStatus",
  "adminStatus",
  ...moderatorFields,
  ...adminFields,
];

/** Whether a field gives or takes a right: what somebody may do here, or the plan they have. */
export const isRightsField = (field: keyof ProfilePatch): boolean => rightsFields.includes(field);

/** Fields that could take over an account, or give and take rights, so they need a fresh sign-in. */
export const isSensitiveField = (field: keyof ProfilePatch): boolean =>
  field === "email" || isRightsField(field);
