import type { ListingStatus, ListingStep } from "@boab/contracts/directory/my-listings";

interface Listing {
  isLive: boolean;
  isWithheld: boolean;
  removedAt: Date | null;
  city: string | null;
  cover: unknown;
  days: unknown;
  logo: unknown;
}

export function getListingStatus(listing: Listing): ListingStatus {
  const { isLive, isWithheld, removedAt, city } = listing;
  if (removedAt) return "removed";
  if (isWithheld) return "on hold";
  if (isLive) return "live";
  return city === null ? "draft" : "hidden";
}

/** The next step of the owner: first what keeps the page from going live, then what visitors look for. */
export function getNextStep(listing: Listing): ListingStep | null {
  const status = getListingStatus(listing);
  if (status === "on hold" || status === "removed") return null;
  if (status === "draft") return "address";
  if (status === "hidden") return "go live";
  if (listing.cover === null) return "cover";
  if (listing.days === null) return "hours";
  return listing.logo === null ? "logo" : null;
}
