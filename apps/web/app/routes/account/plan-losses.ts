import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { MyListing } from "@boab/contracts/directory/my-listings";
import {
  listFigureLosses,
  listPromotionLosses,
  listWaitingListLosses,
} from "@boab/contracts/payments/describe-plans";
import { listOnlineTeam, planTerms } from "@boab/contracts/payments/plans";
import { spellCount } from "@boab/format/spell-count";
import type { PlanLosses } from "#areas/payments/subscription/plan-loss-list.tsx";

export type OwnListing = Pick<MyListing, "businessName" | "city" | "state" | "role" | "status"> & {
  /** Null where it takes no bookings. */
  team: BookingSettings["team"] | null;
};

/** What a smaller plan changes for an owner, with the listings and people it is about. */
export function listLosses(
  newestFirst: readonly OwnListing[],
  from: DirectoryPlan,
  to: DirectoryPlan,
): PlanLosses {
  const live = newestFirst.filter(({ role, status }) => role === "owner" && status === "live");
  const hidden = live.slice(0, Math.max(0, live.length - planTerms[to].listings));
  const shown = live.slice(hidden.length);
  return {
    hiddenListings: hidden.map(({ businessName, city, state }) => ({
      name: businessName,
      place: [city, state].filter(Boolean).join(" "),
    })),
    sentences: [
      ...shown.flatMap((listing) => describeTeamLoss(listing, from, to) ?? []),
      ...(shown.some(({ team }) => team) ? listWaitingListLosses(from, to) : []),
      ...listFigureLosses(from, to),
      ...(live.length > 0 ? listPromotionLosses(from, to) : []),
    ],
  };
}

/** `Two of three people at Ubuntu Braid Studio take no new online bookings. What's booked with them stays.` */
function describeTeamLoss(
  { businessName, team }: OwnListing,
  from: DirectoryPlan,
  to: DirectoryPlan,
): string | undefined {
  if (!team) return undefined;
  const before = listOnlineTeam(team, from).length;
  const lost = before - listOnlineTeam(team, to).length;
  if (lost === 0) return undefined;
  return `${spellCount(lost)} of ${spellCount(before).toLowerCase()} people at ${businessName} ${lost === 1 ? "takes" : "take"} no new online bookings. What's booked with them stays.`;
}
