import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import { readBookingSettings } from "@boab/contracts/bookings/settings";
import { listMyListings, type MyListing } from "@boab/contracts/directory/my-listings";
import { directoryPlans, isUpgrade } from "@boab/contracts/payments/plans";
import type { PlanLosses } from "#areas/payments/subscription/plan-loss-list.tsx";
import { api } from "#lib/api/api.server.ts";
import { listLosses, type OwnListing } from "./plan-losses.ts";

/** What each smaller plan would change. Where that can't be loaded, the dialogs show their own sentences alone. */
export async function loadPlanLosses(
  request: Request,
  plan: DirectoryPlan,
): Promise<Partial<Record<DirectoryPlan, PlanLosses>>> {
  const smaller = directoryPlans.filter((one) => isUpgrade(one, plan));
  if (smaller.length === 0) return {};
  try {
    const { data } = await api(request).call(listMyListings, { query: { limit: "48" } });
    const listings = await Promise.all(data.map((listing) => addTeam(request, listing)));
    return Object.fromEntries(smaller.map((to) => [to, listLosses(listings, plan, to)]));
  } catch {
    return {};
  }
}

async function addTeam(request: Request, listing: MyListing): Promise<OwnListing> {
  if (listing.role !== "owner" || listing.status !== "live") return { ...listing, team: null };
  const settings = await api(request).call(readBookingSettings, { params: { id: listing.id } });
  return { ...listing, team: settings.acceptsBookings ? settings.team : null };
}
