import { checkNewListing } from "@boab/contracts/directory/businesses";
import { viewPeriods } from "@boab/contracts/directory/limits";
import { listMyListings, type MyListing } from "@boab/contracts/directory/my-listings";
import { api } from "#lib/api/api.server.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { toUploadedCover } from "../listing-card.server.ts";
import { listingPath } from "../listing-card.ts";
import { listingPictureUrl } from "../listing-picture.ts";
import {
  describeNextStep,
  formatViewCount,
  getStatusChip,
  type MyListingView,
  toHolidayQuestion,
  toViewPeriods,
} from "./my-listing-view.ts";

const listingsPerPage = 48;

/** Loads the listings a member owns or edits, and the reason if they can't add another. */
export async function loadMyListings(request: Request, params: URLSearchParams) {
  const client = api(request);
  const days = viewPeriods.find((period) => period === params.get("days"));
  const [{ list, page }, { problem }] = await Promise.all([
    loadList((query) => client.load(listMyListings, { query: { ...query, days } }), params, {
      pageSize: listingsPerPage,
    }),
    client.load(checkNewListing),
  ]);
  return {
    list: { ...list, rows: list.rows.map(toMyListingView) },
    periods: toViewPeriods(page.data),
    problem,
  };
}

/** Loads the first few for the account page; null on an error, because that page also works without them. */
export const loadFirstListings = (request: Request, count: number) =>
  api(request)
    .call(listMyListings, { query: { limit: String(count) } })
    .then(
      ({ data, nextCursor }) => ({
        listings: data.map(toMyListingView),
        hasMore: nextCursor !== null,
      }),
      () => null,
    );

const toMyListingView = (listing: MyListing): MyListingView => {
  const { id, slug, category, city, state } = listing;
  const place = [city, state].filter(Boolean).join(" ");
  return {
    id,
    to: listingPath(slug),
    name: listing.businessName,
    summary: [category, place].filter(Boolean).join(", "),
    isOwner: listing.role === "owner",
    status: getStatusChip(listing),
    views: formatViewCount(listing),
    nextStep: describeNextStep(listing),
    holiday: toHolidayQuestion(listing.holidayQuestion),
    image: listing.coverImageUrl
      ? toUploadedCover(listing.coverImageUrl, listing.coverImagePos.mobile)
      : { src: listingPictureUrl({ category, slug }, "card") },
  };
};
