import type { DayPart } from "@boab/contracts/directory/limits";
import type { LoadedList } from "#ui/list-page/loaded-list.ts";
import type { ResultCardView } from "../free-times.ts";
import type { ListingCardView } from "../listing-card.ts";
import type { MapGroup } from "../map/clusters.ts";
import type { MapTarget } from "../map/projection.ts";

export interface SearchPlace {
  /** `Footscray VIC 3011`, or `My location`. */
  label: string;
  /** The name within a sentence: `Footscray`, `you, near Footscray`. */
  name: string;
  latitude: number;
  longitude: number;
  radiusKm: number;
}

export interface FilterLink {
  label: string;
  to: string;
}

export type ShowFilter = "public" | "mine" | "all";

/** The form's current values. */
export interface FilterValues {
  q: string;
  near: string;
  lat: string;
  lon: string;
  state: string;
  radius: number;
  /** Empty for any time, `1` for open now, or a weekday. */
  open: string;
  /** Empty for the default order: by distance with a place, otherwise the newest first. */
  sort: "" | "newest" | "near" | "soonest";
  /** The day on which somebody wants a free time, such as `2026-11-21`; empty for any day. */
  day: string;
  /** A part of that day; empty for any time. */
  part: "" | DayPart;
  category: string;
  show: ShowFilter;
  view: "list" | "map";
}

/** The days that the search offers. */
export interface WhenChoice {
  days: { value: string; label: string }[];
  first: string;
  last: string;
}

/** All matching listings, grouped for the map. */
export interface SearchMap {
  groups: MapGroup[];
  isCapped: boolean;
  target: MapTarget;
  /** The search, to count other parts of the map. */
  query: Record<string, string>;
}

/** Everything the results page shows, already formatted. */
export interface SearchResults {
  list: LoadedList<ResultCardView>;
  /** Whose turn it is in the place marked as promoted, on the first page of a public search. */
  promoted: ListingCardView | null;
  /** How many cards come first because of their spotlight. */
  spotlightsFirst: number;
  map: SearchMap;
  heading: string;
  /** `2 more answer requests for that day.`; null where everybody confirms at once. */
  askNote: string | null;
  order: string;
  when: WhenChoice;
  /** `86`, or `more than 1,000`; only the first page has it. */
  total: string | undefined;
  values: FilterValues;
  place: SearchPlace | null;
  /** The requested map area: west, south, east, north. */
  bounds: [number, number, number, number] | null;
  /** Other suburbs that match what was typed. */
  otherPlaces: FilterLink[];
  /** Why a place or distance was ignored. */
  placeProblem: string | null;
  categories: FilterLink[];
  applied: FilterLink[];
  corrected: string | null;
  alsoSearchedFor: string[];
  exactTo: string;
  /** Suggestions for an empty result. */
  widerSearches: FilterLink[];
}
