import { readDirectoryStats } from "@boab/contracts/directory/search";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { toListingCardView } from "../listing-card.server.ts";
import type { ListingCardView } from "../listing-card.ts";
import { loadListingsOrNone } from "../load-some-listings.server.ts";
import { alternateKinds } from "./alternate-kinds.ts";
import type { DirectoryStats } from "./statistics.ts";

const heroCount = 12;
const spotlightCount = 8;
/** Don't hold up the page for slow statistics; the browser fetches them instead. */
const timeoutMs = 400;

interface DirectoryHomeData {
  hero: ListingCardView[];
  spotlight: ListingCardView[];
  stats: DirectoryStats | null;
}

/** Works without the API: no listings, and dashes for the statistics. */
export async function loadDirectoryHome(client: ApiClient, now: Date): Promise<DirectoryHomeData> {
  const [found, stats] = await Promise.all([
    loadListingsOrNone(client, heroCount + spotlightCount),
    Promise.race([
      client.call(readDirectoryStats).catch(ignoreApiError),
      resolveNullAfter(timeoutMs),
    ]),
  ]);
  const listings = alternateKinds(found, ({ category }) => category);
  // With few listings the spotlight repeats those of the hero, so that it isn't empty.
  const rest = listings.slice(heroCount);
  const spotlight = rest.length > 0 ? rest : listings.slice(0, spotlightCount);
  return {
    hero: listings.slice(0, heroCount).map((card) => toListingCardView(card, now, "tall")),
    spotlight: spotlight.map((card) => toListingCardView(card, now)),
    stats,
  };
}

const resolveNullAfter = (milliseconds: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, milliseconds, null);
  });

function ignoreApiError(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
