import { listingCardView } from "#areas/directory/listing-card.server.ts";
import type { ListingCardView } from "#areas/directory/listing-card.ts";
import { loadSomeListings } from "#areas/directory/load-some-listings.server.ts";
import type { ApiClient } from "#lib/api/api.server.ts";
import type { PictureName } from "./pictures/picture-names.ts";
import type { TeaserItem } from "./sections/teaser-items.tsx";

export interface HomeContent {
  places: ListingCardView[];
  /** Null: show the kinds of goods instead. */
  items: readonly TeaserItem[] | null;
}

const placesShown = 4;

export async function homeContent(
  client: ApiClient,
  now: Date,
  isDemo: boolean,
): Promise<HomeContent> {
  const [listings, items] = await Promise.all([
    loadSomeListings(client, placesShown),
    isDemo ? demoItems() : null,
  ]);
  return { places: listings.map((card) => listingCardView(card, now)), items };
}

/** Made-up names and prices only where demo content is switched on. */
async function demoItems(): Promise<TeaserItem[]> {
  const { showcaseItems } = await import("@boab/demo/showcase");
  return showcaseItems.map((item) => ({ ...item, picture: item.picture as PictureName }));
}
