import { accessGrants } from "@boab/contracts/accounts/access-grants";
import type { AccessRequestBody, AccessType } from "@boab/contracts/accounts/access-requests";
import type { ProfilePatch } from "@boab/contracts/accounts/profile-updates";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { hasStaffStatus } from "@boab/contracts/accounts/roles";
import type { Statuses } from "@boab/contracts/accounts/statuses";

/** Returns the statuses that an approval grants. An Admin who asked earlier does not become a Moderator. */
export const getGrantPatch = (type: AccessType, person: Statuses): ProfilePatch =>
  type === "admin" && hasStaffStatus(person) ? {} : accessGrants[type];

/** Trial is not full access: people on trial can ask for the full status. */
export const hasAccess = (type: AccessType, person: Statuses): boolean =>
  type === "admin"
    ? hasStaffStatus(person)
    : Object.entries(accessGrants[type]).every(
        ([status, granted]) => person[status as keyof Statuses] === granted,
      );

/** Does the body name somebody other than the person who sent it? */
export function namesSomebodyElse(body: AccessRequestBody, person: FullProfile): boolean {
  const isDifferent = (given: string | undefined, known: string) =>
    Boolean(given) && given !== known;
  return (
    isDifferent(body.userId, person.id) ||
    isDifferent(body.email, person.email.toLowerCase()) ||
    isDifferent(body.fullName, person.fullName) ||
    isDifferent(body.username, person.username)
  );
}
