import type { VideoCard } from "@boab/contracts/media/videos";
import type { SearchKind } from "@boab/contracts/search/search";
import type { ListingCardView } from "#areas/directory/listing-card.ts";
import type { JobCardView } from "#areas/jobs/job-card.ts";
import type { ArticleRowView } from "#areas/magazine/article-row.tsx";
import type { ItemCardView } from "#areas/marketplace/catalog/item-card-view.ts";

export interface Tab {
  label: string;
  count: string;
  to: string;
  isOn: boolean;
}

interface Section<Card> {
  count: string;
  /** The link to the kind's own list; null when it has no more results. */
  all: { label: string; to: string } | null;
  cards: Card[];
}

/** Everything the page of results shows, already formatted. */
export interface SearchView {
  q: string;
  kind: SearchKind | null;
  /** The name of the place, or the typed text if it wasn't found. */
  near: string;
  place: { label: string; name: string; lat: string; lon: string } | null;
  placeProblem: string | null;
  isUnavailable: boolean;
  /** Null where nothing was searched, or the search didn't answer. */
  found: {
    heading: string;
    count: number;
    corrected: string | null;
    alsoSearchedFor: string[];
    exactTo: string;
    tabs: Tab[];
    /** The kinds whose search timed out: `businesses`, `items`. */
    late: string[];
    businesses: Section<ListingCardView> | null;
    items: Section<ItemCardView> | null;
    jobs: Section<JobCardView> | null;
    videos: Section<VideoCard> | null;
    articles: Section<ArticleRowView> | null;
  } | null;
}
