import type { AccessType, OwnAccessRequest } from "@boab/contracts/accounts/access-requests";
import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { isApprovedStatus } from "@boab/contracts/accounts/statuses";
import { mayRequestAccess } from "@boab/contracts/common/access";
import type { AccessState, OwnAccess } from "./own-access.ts";

/**
 * A member can request each status they don't have, one open request at a time. Staff don't need
 * to.
 */
export function getOwnAccess(
  profile: FullProfile,
  openRequests: readonly Pick<OwnAccessRequest, "accessType" | "createdAt">[],
): OwnAccess {
  const getAccessState = (type: AccessType, status: string | null): AccessState => {
    if (!mayRequestAccess(profile) || isApprovedStatus(status)) return { name: "settled" };
    const sent = openRequests.find(({ accessType }) => accessType === type);
    return sent ? { name: "pending", sentAt: sent.createdAt } : { name: "askable" };
  };
  return {
    merchant: getAccessState("merchant", profile.merchantStatus),
    directory: getAccessState("directory", profile.directoryStatus),
    admin: getAccessState("admin", profile.adminStatus),
    media: getAccessState("media", profile.mediaStatus),
    writer: getAccessState("writer", profile.magStatus),
  };
}
