import type { MyListing } from "@boab/contracts/directory/my-listings";
import { planTerms } from "@boab/contracts/payments/plans";

type Listing = Pick<MyListing, "businessName" | "city" | "state" | "role" | "status">;

/** What goes hidden when its owner goes back to Basic: the newest surplus. Takes them newest first. */
export const surplusOnBasic = (newestFirst: readonly Listing[]) =>
  newestFirst
    .filter(({ role, status }) => role === "owner" && status === "live")
    .slice(0, -planTerms.Basic.listings)
    .map(({ businessName, city, state }) => ({
      name: businessName,
      place: [city, state].filter(Boolean).join(" "),
    }));
