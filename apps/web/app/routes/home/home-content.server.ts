import { toCents } from "@boab/contracts/common/dollars";
import { getItems } from "@boab/contracts/marketplace/catalog";
import { toListingCardView } from "#areas/directory/listing-card.server.ts";
import type { ListingCardView } from "#areas/directory/listing-card.ts";
import { loadListingsOrNone } from "#areas/directory/load-some-listings.server.ts";
import { itemPath } from "#areas/marketplace/paths.ts";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import type { TeaserItem } from "./sections/teaser-items.tsx";

export interface HomeContent {
  places: ListingCardView[];
  /** Null means that the page shows the kinds of goods instead. */
  items: readonly TeaserItem[] | null;
}

const maxListings = 4;
const maxItems = 6;

/** The page is the same for everyone, so it shows items only once the marketplace is public. */
export async function loadHomeContent(
  client: ApiClient,
  now: Date,
  isMarketplacePublic: boolean,
): Promise<HomeContent> {
  const [listings, items] = await Promise.all([
    loadListingsOrNone(client, maxListings),
    isMarketplacePublic ? loadNewestItems(client) : null,
  ]);
  return { places: listings.map((card) => toListingCardView(card, now)), items };
}

/** Null while there are too few for the grid, or the API doesn't respond. */
async function loadNewestItems(client: ApiClient): Promise<TeaserItem[] | null> {
  try {
    const query = { stock: "1", sort: "newest", ps: "8" } as const;
    const { data } = await client.call(getItems, { query });
    const items = data.flatMap(({ sku, name, price, main }) =>
      main
        ? [
            {
              src: main.mobile.webp,
              name,
              offer: { priceCents: toCents(price), to: itemPath(sku) },
            },
          ]
        : [],
    );
    return items.length < maxItems ? null : items.slice(0, maxItems);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
