import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { heldStatuses, isAdmin, isMerchant } from "@boab/contracts/accounts/roles";
import { encodeUserId } from "#lib/session/encoded-user-id.ts";

/** Whom the launch page speaks to (LAUNCH-06 to 08). */
export type Audience =
  | { kind: "seller"; storePath: string }
  | { kind: "member" }
  | { kind: "visitor" };

export function audienceOf(profile: FullProfile | null | undefined): Audience {
  if (!profile) return { kind: "visitor" };
  const held = heldStatuses(profile);
  return isMerchant(held) || isAdmin(held)
    ? { kind: "seller", storePath: `/marketplace/${encodeUserId(profile.id)}` }
    : { kind: "member" };
}
