import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { type LaunchSwitches, maySeeMarketplace, mayUseCart } from "@boab/contracts/common/access";
import { encodeUserId } from "#lib/session/encoded-user-id.ts";
import type { LandingPaths } from "./landing-panels.tsx";

const launchPage = "/marketplace-onboarding";

/**
 * Links to the launch page while the marketplace is closed to this person, so no link redirects
 * home.
 */
export const landingPaths = (
  profile: FullProfile | null,
  switches: LaunchSwitches,
): LandingPaths => ({
  browseMarketplace: maySeeMarketplace(profile, switches) ? "/marketplace" : launchPage,
  createStore:
    profile && mayUseCart(profile, switches)
      ? `/marketplace/${encodeUserId(profile.id)}`
      : launchPage,
});
