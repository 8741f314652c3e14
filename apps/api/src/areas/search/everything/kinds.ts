import type { SearchKind, SearchQuery, SearchResults } from "@boab/contracts/search/search";
import {
  correctWords,
  type ListingTotals,
  listBusinesses,
  makeListingTotals,
  readWords,
} from "#areas/directory/index.ts";
import { type BoardCache, findJobs, makeBoardCache } from "#areas/jobs/index.ts";
import { searchArticles } from "#areas/magazine/index.ts";
import { type CatalogCache, makeCatalogCache, searchItems } from "#areas/marketplace/index.ts";
import { findVideos } from "#areas/media/index.ts";
import { visitor } from "#platform/http/actor.ts";
import type { SearchDeps } from "../deps.ts";

type SearchRequest = Omit<SearchQuery, "limit"> & { limit: number };

type FoundResults<Kind extends SearchKind> = NonNullable<SearchResults[Kind]> & {
  /** The words that were searched instead, when nothing of this kind matched the typed ones. */
  corrected: string | null;
};

/** How each kind is searched: by the function behind its own list, as a visitor, who sees what is public. */
export interface SearchByKind {
  businesses(
    query: SearchRequest,
  ): Promise<FoundResults<"businesses"> & Pick<SearchResults, "place" | "alsoSearchedFor">>;
  items(query: SearchRequest): Promise<FoundResults<"items">>;
  jobs(query: SearchRequest): Promise<FoundResults<"jobs">>;
  videos(query: SearchRequest): Promise<FoundResults<"videos">>;
  articles(query: SearchRequest): Promise<FoundResults<"articles">>;
}

const emptyTotal = { count: 0, isCapped: false };

/** The caches of totals that each kind's own list uses. */
export interface SearchCaches {
  totals: ListingTotals;
  catalog: CatalogCache;
  board: BoardCache;
}

const makeCaches = (deps: Pick<SearchDeps, "clock">): SearchCaches => ({
  totals: makeListingTotals(deps),
  catalog: makeCatalogCache(deps),
  board: makeBoardCache(deps),
});

export function makeSearches(
  { db, clock }: Pick<SearchDeps, "db" | "clock">,
  { totals, catalog, board }: SearchCaches = makeCaches({ clock }),
): SearchByKind {
  const searchWords = { read: readWords, correct: correctWords };
  return {
    async businesses(query) {
      const hasPlace = query.suburb !== undefined || query.lat !== undefined;
      const sort = hasPlace ? ("distance" as const) : undefined;
      const page = await listBusinesses({ db, clock, totals }, visitor, { ...query, sort });
      const { data, place, corrected, alsoSearchedFor } = page;
      return { data, total: page.total ?? emptyTotal, place, corrected, alsoSearchedFor };
    },
    async items({ q, exact, limit }) {
      const page = await searchItems({ db, searchWords, cache: catalog }, { q, exact, ps: limit });
      const { count, isCapped } = page.total ?? emptyTotal;
      return { data: page.data, total: { count, isCapped }, corrected: page.corrected };
    },
    async jobs({ q, exact, limit }) {
      return {
        ...(await findJobs({ db, clock, cache: board }, { q, exact, limit })),
        corrected: null,
      };
    },
    async videos({ q, exact, limit }) {
      return { ...(await findVideos({ db, readWords }, { q, exact, limit })), corrected: null };
    },
    async articles({ q, limit }) {
      return { ...(await searchArticles({ db, clock }, q, limit)), corrected: null };
    },
  };
}
