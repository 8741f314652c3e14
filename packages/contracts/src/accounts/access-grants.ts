import type { AccessType } from "./access-requests.ts";
import type { ProfilePatch } from "./profile-updates.ts";
import { hasStaffStatus, isFullAdmin } from "./roles.ts";
import type { Statuses } from "./statuses.ts";

/** Only admins may grant selling and staff roles. */
const adminGrantedTypes: ReadonlySet<AccessType> = new Set(["merchant", "admin"]);

/** Nobody may decide on their own request. */
export const mayDecide = (
  actor: { userId: string } & Pick<Statuses, "adminStatus">,
  request: { userId: string; accessType: AccessType },
): boolean =>
  actor.userId !== request.userId &&
  (adminGrantedTypes.has(request.accessType) ? isFullAdmin(actor) : hasStaffStatus(actor));

/** The statuses that an approved request sets. */
export const accessGrants = {
  merchant: { merchantStatus: "Approved" },
  directory: { directoryStatus: "Approved" },
  media: { mediaStatus: "Approved" },
  writer: { magStatus: "Approved" },
  admin: { adminStatus: "Moderator" },
} as const satisfies Record<AccessType, ProfilePatch>;

/** These names stand before the word "access", on pages and in emails: `seller access`. */
export const accessNames: Record<AccessType, string> = {
  merchant: "seller",
  directory: "directory",
  admin: "moderator",
  media: "media",
  writer: "magazine",
};
