import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { filterHeldStatuses, isAdmin, isMerchant } from "@boab/contracts/accounts/roles";
import { encodeUserId } from "#lib/session/encoded-user-id.ts";

/** The kinds of people the launch page addresses (LAUNCH-06 to 08). */
export type Audience =
  | { kind: "seller"; storePath: string }
  | { kind: "member" }
  | { kind: "visitor" };

export function getAudience(profile: FullProfile | null | undefined): Audience {
  if (!profile) return { kind: "visitor" };
  const held = filterHeldStatuses(profile);
  return isMerchant(held) || isAdmin(held)
    ? { kind: "seller", storePath: `/marketplace/${encodeUserId(profile.id)}` }
    : { kind: "member" };
}
