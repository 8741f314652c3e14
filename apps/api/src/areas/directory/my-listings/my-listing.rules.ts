import type { ListingStatus, ListingStep } from "@boab/contracts/directory/my-listings";

interface Listing {
  isLive: boolean;
  isWithheld: boolean;
  city: string | null;
  cover: unknown;
  days: unknown;
  logo: unknown;
}

export function statusOf({ isLive, isWithheld, city }: Listing): ListingStatus {
  if (isWithheld) return "on hold";
  if (isLive) return "live";
  return city === null ? "draft" : "hidden";
}

/** The one thing to do next: first what keeps the page from visitors, then what they look for. */
export function nextStepOf(listing: Listing): ListingStep | null {
  const status = statusOf(listing);
  if (status === "on hold") return null;
  if (status === "draft") return "address";
  if (status === "hidden") return "go live";
  if (listing.cover === null) return "cover";
  if (listing.days === null) return "hours";
  return listing.logo === null ? "logo" : null;
}
