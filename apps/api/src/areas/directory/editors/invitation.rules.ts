import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { hasStaffStatus, isActive } from "@boab/contracts/accounts/roles";

export const invitationDays = 7;

/** An invitation is valid only while its sender could send it again, as the owner or as staff. */
export const mayStillInvite = (
  inviter: Pick<FullProfile, "id" | "userStatus" | "adminStatus"> | undefined,
  ownerId: string,
): boolean =>
  inviter !== undefined && isActive(inviter) && (inviter.id === ownerId || hasStaffStatus(inviter));
