import type { AccessRequestBody, AccessType } from "@boab/contracts/accounts/access-requests";
import type { ProfilePatch } from "@boab/contracts/accounts/profile-updates";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { isAdmin, isFullAdmin } from "@boab/contracts/accounts/roles";
import type { Statuses } from "@boab/contracts/accounts/statuses";

/** Money and the keys of the house are granted by admins alone. */
const forAdmins: ReadonlySet<AccessType> = new Set(["merchant", "admin"]);

/** Nobody decides about their own wish. */
export const mayDecide = (
  actor: { userId: string } & Pick<Statuses, "adminStatus">,
  request: { userId: string; accessType: AccessType },
): boolean =>
  actor.userId !== request.userId &&
  (forAdmins.has(request.accessType) ? isFullAdmin(actor) : isAdmin(actor));

const grants = {
  merchant: { merchantStatus: "Approved" },
  directory: { directoryStatus: "Approved" },
  media: { mediaStatus: "Approved" },
  writer: { magStatus: "Approved" },
  admin: { adminStatus: "Moderator" },
} as const satisfies Record<AccessType, ProfilePatch>;

/** What approving changes; an Admin who once asked is not made a Moderator by it. */
export const grantOf = (type: AccessType, person: Statuses): ProfilePatch =>
  type === "admin" && isAdmin(person) ? {} : grants[type];

/** Trial is not all of it: people on trial ask for the full status. */
export const hasAccess = (type: AccessType, person: Statuses): boolean =>
  type === "admin"
    ? isAdmin(person)
    : Object.entries(grants[type]).every(
        ([status, granted]) => person[status as keyof Statuses] === granted,
      );

/** Is somebody else named in the body than the person who asks? */
export function namesSomebodyElse(body: AccessRequestBody, person: FullProfile): boolean {
  const differs = (given: string | undefined, known: string) => Boolean(given) && given !== known;
  return (
    differs(body.userId, person.id) ||
    differs(body.email, person.email.toLowerCase()) ||
    differs(body.fullName, person.fullName) ||
    differs(body.username, person.username)
  );
}
