import type { FullProfile } from "@boab/contracts/accounts/profiles";
import {
  getEffectiveStatuses,
  hasSellerStatus,
  hasStaffStatus,
} from "@boab/contracts/accounts/roles";
import { encodeUserId } from "#lib/session/encoded-user-id.ts";

/** The kinds of people the launch page addresses (LAUNCH-06 to 08). */
export type Audience =
  | { kind: "seller"; storePath: string }
  | { kind: "member" }
  | { kind: "visitor" };

export function getAudience(profile: FullProfile | null | undefined): Audience {
  if (!profile) return { kind: "visitor" };
  const heldStatuses = getEffectiveStatuses(profile);
  return hasSellerStatus(heldStatuses) || hasStaffStatus(heldStatuses)
    ? { kind: "seller", storePath: `/marketplace/${encodeUserId(profile.id)}` }
    : { kind: "member" };
}
