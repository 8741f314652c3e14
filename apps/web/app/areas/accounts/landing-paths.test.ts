import { defaultLaunchSwitches } from "@boab/contracts/common/access";
import { describe, expect, test } from "vitest";
import { people } from "#test/profiles.ts";
import { getLandingPaths } from "./landing-paths.ts";

const open = { ...defaultLaunchSwitches, marketplaceAccess: "public" as const };

describe("the landing's marketplace panel links", () => {
  test("AUTH-06 offers no browsing, and the launch page for a store, while the marketplace is closed to the person", () => {
    expect(getLandingPaths(people.member, defaultLaunchSwitches)).toEqual({
      browseMarketplace: null,
      createStore: "/marketplace-onboarding",
    });
  });

  test("AUTH-06 to the marketplace and the own store for merchants, and for all once it is open", () => {
    const expected = {
      browseMarketplace: "/marketplace",
      createStore: "/marketplace/YW1hcmEtdWlkLTAx",
    };
    expect(getLandingPaths(people["merchant on trial"], defaultLaunchSwitches)).toEqual(expected);
    expect(getLandingPaths(people.member, open)).toEqual(expected);
  });
});
