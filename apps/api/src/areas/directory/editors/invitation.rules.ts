import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { isActive, isAdmin } from "@boab/contracts/accounts/roles";

export const invitationDays = 7;

/** An invitation holds as long as whoever sent it could send it again: the owner, or staff. */
export const mayStillInvite = (
  inviter: Pick<FullProfile, "id" | "userStatus" | "adminStatus"> | undefined,
  ownerId: string,
): boolean =>
  inviter !== undefined && isActive(inviter) && (inviter.id === ownerId || isAdmin(inviter));
