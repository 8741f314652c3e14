import { checkNewListing } from "@boab/contracts/directory/businesses";
import { listMyListings, type MyListing } from "@boab/contracts/directory/my-listings";
import { api } from "#lib/api/api.server.ts";
import { readRows } from "#lib/api/read-rows.ts";
import { uploadedCover } from "../listing-card.server.ts";
import { listingPath } from "../listing-card.ts";
import { listingPictureAddress } from "../listing-picture.ts";
import { type MyListingView, nextStepText, statusOf, viewsText } from "./my-listing-view.ts";

/** The listings a member owns or edits, and why they can't add another, if they can't. */
export async function loadMyListings(request: Request, wanted: number) {
  const client = api(request);
  const [{ rows, hasMore }, { problem }] = await Promise.all([
    readRows(wanted, 48, (query) => client.load(listMyListings, { query })),
    client.load(checkNewListing),
  ]);
  return { listings: rows.map(toView), hasMore, problem };
}

/** The first few, for the account page; null when they can't be loaded, because that page opens without them too. */
export const loadFirstListings = (request: Request, count: number) =>
  api(request)
    .call(listMyListings, { query: { limit: String(count) } })
    .then(
      ({ data, nextCursor }) => ({ listings: data.map(toView), hasMore: nextCursor !== null }),
      () => null,
    );

const toView = (listing: MyListing): MyListingView => {
  const { id, slug, category, city, state } = listing;
  const place = [city, state].filter(Boolean).join(" ");
  return {
    id,
    to: listingPath(slug),
    name: listing.businessName,
    facts: [category, place].filter(Boolean).join(", "),
    isOwner: listing.role === "owner",
    status: statusOf(listing),
    views: viewsText(listing.viewCount),
    nextStep: nextStepText(listing),
    image: listing.coverImageUrl
      ? uploadedCover(listing.coverImageUrl, listing.coverImagePos.mobile)
      : { src: listingPictureAddress({ category, slug }, "card") },
  };
};
