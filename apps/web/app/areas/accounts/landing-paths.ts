import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { type LaunchSwitches, maySeeMarketplace, mayUseCart } from "@boab/contracts/common/access";
import { encodeUserId } from "#lib/session/encoded-user-id.ts";
import type { LandingPaths } from "./landing-panels.tsx";

const launchPagePath = "/marketplace-onboarding";

/** While the marketplace is closed to this person, no link leads into it. */
export const getLandingPaths = (
  profile: FullProfile | null,
  switches: LaunchSwitches,
): LandingPaths => ({
  browseMarketplace: maySeeMarketplace(profile, switches) ? "/marketplace" : null,
  createStore:
    profile && mayUseCart(profile, switches)
      ? `/marketplace/${encodeUserId(profile.id)}`
      : launchPagePath,
});
