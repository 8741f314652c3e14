import { toCents } from "@boab/contracts/common/dollars";
import { searchKinds } from "@boab/contracts/search/limits";
import type { SearchKind, SearchResults } from "@boab/contracts/search/search";
import { formatMoney } from "@boab/format/money";
import { formatCount } from "@boab/format/numbers";
import type { Suggestion } from "#ui/forms/use-suggestions.ts";
import { resultPaths } from "./paths.ts";

/** A suggestion is text to search for or a result to open. */
export interface SearchSuggestion extends Suggestion {
  kind: SearchKind | "words" | "recent";
  /** Below the name: `Footscray VIC, 0.4 km`, or the store. */
  below?: string | undefined;
  pictureSrc?: string | undefined;
  rating?: string | undefined;
  /** The path of a result; undefined for text to search for. */
  to?: string | undefined;
}

export interface SuggestionGroup {
  kind: SearchSuggestion["kind"];
  title: string;
  count?: string | undefined;
  suggestions: SearchSuggestion[];
}

const titles = {
  businesses: "Businesses",
  items: "Items",
  jobs: "Jobs",
  videos: "Videos",
  articles: "Articles",
} as const;

interface Total {
  count: number;
  isCapped: boolean;
}

export const formatResultCount = ({ count, isCapped }: Total): string =>
  `${formatCount(count)}${isCapped ? "+" : ""}`;

/** `31`, or `1,000+` if one of the kinds has more than the API counts. */
export function sumTotals(results: SearchResults): Total {
  const totals = searchKinds.flatMap((kind) => results[kind]?.total ?? []);
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    isCapped: totals.some(({ isCapped }) => isCapped),
  };
}

export const makeTypedTextGroup = (typed: string): SuggestionGroup => ({
  kind: "words",
  title: "Search",
  suggestions: [{ kind: "words", id: "words", label: typed }],
});

export const makeRecentGroup = (recent: readonly string[]): SuggestionGroup => ({
  kind: "recent",
  title: "Recent searches",
  suggestions: recent.map((label) => ({ kind: "recent", id: `recent-${label}`, label })),
});

const formatKm = (distance: number) =>
  distance < 10 ? `${distance.toFixed(1)} km` : `${Math.round(distance)} km`;

export function makeResultGroups({
  businesses,
  items,
  jobs,
  videos,
  articles,
}: SearchResults): SuggestionGroup[] {
  const found: SuggestionGroup[] = [
    {
      kind: "businesses",
      title: titles.businesses,
      count: businesses ? formatResultCount(businesses.total) : undefined,
      suggestions: (businesses?.data ?? []).map((card) => ({
        kind: "businesses",
        id: card.id,
        label: card.businessName,
        below: [
          [card.city, card.state].filter(Boolean).join(" "),
          card.distanceKm !== null && card.point?.isExact ? formatKm(card.distanceKm) : "",
        ]
          .filter(Boolean)
          .join(", "),
        pictureSrc: card.logoUrl?.mobile.webp,
        rating: card.rating?.mean.toFixed(1),
        to: resultPaths.businesses(card.slug),
      })),
    },
    {
      kind: "items",
      title: titles.items,
      count: items ? formatResultCount(items.total) : undefined,
      suggestions: (items?.data ?? []).map((item) => ({
        kind: "items",
        id: item.sku,
        label: item.name,
        below: item.storeName,
        detail: formatMoney(toCents(item.price)),
        pictureSrc: item.main?.mobile.webp,
        to: resultPaths.items(item.sku),
      })),
    },
    {
      kind: "jobs",
      title: titles.jobs,
      count: jobs ? formatResultCount(jobs.total) : undefined,
      suggestions: (jobs?.data ?? []).map((job) => ({
        kind: "jobs",
        id: job.id,
        label: job.title,
        below: `${job.business.businessName}, ${job.location}`,
        pictureSrc: job.business.logoUrl?.mobile.webp,
        to: resultPaths.jobs(job.id),
      })),
    },
    {
      kind: "videos",
      title: titles.videos,
      count: videos ? formatResultCount(videos.total) : undefined,
      suggestions: (videos?.data ?? []).map((video) => ({
        kind: "videos",
        id: video.vid_Id,
        label: video.title,
        below: video.artist ?? video.channelTitle,
        pictureSrc: video.thumbnail,
        to: resultPaths.videos(video.vid_Id),
      })),
    },
    {
      kind: "articles",
      title: titles.articles,
      count: articles ? formatResultCount(articles.total) : undefined,
      suggestions: (articles?.data ?? []).map((article) => ({
        kind: "articles",
        id: article.id,
        label: article.title,
        below: `${article.author}, ${article.readTime} min read`,
        pictureSrc: article.image.src,
        to: resultPaths.articles(article.slug),
      })),
    },
  ];
  return found.filter(({ suggestions }) => suggestions.length > 0);
}

/** Splits a name at the typed text: before, the match, after. */
export function splitAtMatch(label: string, typed: string): [string, string, string] {
  const at = typed === "" ? -1 : label.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return [label, "", ""];
  return [label.slice(0, at), label.slice(at, at + typed.length), label.slice(at + typed.length)];
}
