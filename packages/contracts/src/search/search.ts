import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { pageLimit, text } from "../common/fields.ts";
import { ListingCard, ListingQuery } from "../directory/search.ts";
import { Suburb } from "../directory/suburbs.ts";
import { JobCard } from "../jobs/postings.ts";
import { ArticleCard } from "../magazine/articles.ts";
import { CatalogItem } from "../marketplace/catalog.ts";
import { VideoCard } from "../media/videos.ts";
import { maxResultsPerKind, maxSearchLength, searchKinds } from "./limits.ts";

const SearchKind = z.enum(searchKinds);
export type SearchKind = z.infer<typeof SearchKind>;

const { exact, suburb, lat, lon } = ListingQuery.shape;

/** The search's whole state; its page uses the same names in its URL. */
export const SearchQuery = z.strictObject({
  q: text(maxSearchLength).min(1),
  exact,
  /** The searcher's place; with one, businesses are listed nearest first. */
  suburb,
  lat,
  lon,
  /** The max number of results of each kind. */
  limit: pageLimit(maxResultsPerKind).optional(),
});
export type SearchQuery = z.output<typeof SearchQuery>;

const found = <Card extends z.ZodType>(card: Card) =>
  z.strictObject({
    data: z.array(card),
    /** The total in the kind's own list; `isCapped` says that counting stopped at its max. */
    total: z.strictObject({ count: z.int(), isCapped: z.boolean() }),
  });

export const SearchResults = z.strictObject({
  /** A kind is null when the caller has no access to its area, or when its search timed out. */
  businesses: found(ListingCard).nullable(),
  items: found(CatalogItem).nullable(),
  jobs: found(JobCard).nullable(),
  videos: found(VideoCard).nullable(),
  articles: found(ArticleCard).nullable(),
  /** The kinds whose search timed out. */
  late: z.array(SearchKind),
  /** The searcher's place, when a suburb was given. */
  place: Suburb.nullable(),
  /** The words that were searched instead, when no kind matched the words as typed. */
  corrected: z.string().nullable(),
  /** Related community words that were also searched. */
  alsoSearchedFor: z.array(z.string()),
});
export type SearchResults = z.infer<typeof SearchResults>;

export const searchEverything = defineCall({
  method: "GET",
  path: "/search",
  summary: "Search businesses, items, jobs, videos and articles at once, a few of each",
  query: SearchQuery,
  response: SearchResults,
});
