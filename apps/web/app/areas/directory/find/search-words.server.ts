import type { ListingPage } from "@boab/contracts/directory/search";
import { capitalised, formatCount } from "#lib/format/format.ts";
import { withChanges } from "./search-address.ts";
import type { FilterLink, FilterValues, SearchPlace } from "./search-results.ts";

interface Search {
  values: FilterValues;
  place: SearchPlace | null;
  isOnMap: boolean;
}

type Total = NonNullable<ListingPage["total"]>;

/** `86 businesses within 10 km of Footscray` */
export function headingOf(total: Total, search: Search): string {
  const conditions = conditionsOf(search);
  if (total.count === 0 && search.values.show === "mine" && conditions.length === 1)
    return "You don't manage any businesses yet";
  return [countOf(total), ...conditions].join(" ");
}

function countOf({ count, isCapped }: Total): string {
  if (count === 0) return "No businesses";
  const figure = isCapped ? `More than ${formatCount(count)}` : formatCount(count);
  return `${figure} ${count === 1 ? "business" : "businesses"}`;
}

function conditionsOf({ values, place, isOnMap }: Search): string[] {
  const { q, category, state, show } = values;
  return [
    show === "mine" ? "you manage" : "",
    openWords(values.open),
    q ? `for “${q}”` : "",
    category ? `in ${category}` : "",
    isOnMap ? "in this map area" : "",
    !isOnMap && place ? `within ${place.radiusKm} km of ${place.name}` : "",
    state ? `in ${state}` : "",
  ].filter(Boolean);
}

/** `open now`, `open on Monday` */
function openWords(open: string): string {
  if (open === "") return "";
  return open === "1" ? "open now" : `open on ${capitalised(open)}`;
}

export function orderOf(isByDistance: boolean, spotlightsFirst: number): string {
  if (!isByDistance) return "Spotlight first, then newest";
  if (spotlightsFirst === 0) return "Nearest first";
  const [count, verb] = spotlightsFirst === 1 ? ["One", "comes"] : ["Two", "come"];
  const listings = spotlightsFirst === 1 ? "listing" : "listings";
  return `${count} Spotlight ${listings} in your area ${verb} first, then the nearest.`;
}

/** Active filters, each with a link that removes it. */
export function appliedFilters(params: URLSearchParams, search: Search): FilterLink[] {
  const { values, place, isOnMap } = search;
  const without = (...names: string[]) =>
    withChanges(params, Object.fromEntries(names.map((name) => [name, null])));
  const filters: (FilterLink | false)[] = [
    values.q !== "" && { label: `“${values.q}”`, to: without("q", "exact") },
    values.category !== "" && { label: values.category, to: without("category") },
    values.state !== "" && { label: values.state, to: without("state") },
    place !== null && {
      label: isOnMap ? `Near ${place.name}` : `Within ${place.radiusKm} km of ${place.name}`,
      to: without("near", "lat", "lon", "radius", "sort"),
    },
    isOnMap && { label: "This map area", to: without("bounds") },
    values.open !== "" && { label: capitalised(openWords(values.open)), to: without("open") },
  ];
  return filters.filter((filter) => filter !== false);
}

/** What a search is left with once it isn't limited to the map: its place and state still count. */
function beyondTheMap({ values: { state }, place }: Search): string {
  if (place) return `Within ${place.radiusKm} km of ${place.name}`;
  return `Anywhere in ${state || "Australia"}`;
}

/** For an empty result: each suggestion drops one condition, narrowest first. */
export function widerSearches(params: URLSearchParams, search: Search): FilterLink[] {
  const { values, place, isOnMap } = search;
  const searches: (FilterLink | false)[] = [
    values.open !== "" && {
      label: "Include closed businesses",
      to: withChanges(params, { open: null }),
    },
    isOnMap && { label: beyondTheMap(search), to: withChanges(params, { bounds: null }) },
    !isOnMap &&
      place !== null &&
      place.radiusKm < 100 && {
        label: `Within 100 km of ${place.name}`,
        to: withChanges(params, { radius: "100" }),
      },
    values.category !== "" && {
      label: "All categories",
      to: withChanges(params, { category: null }),
    },
    values.state !== "" && {
      label: "All states",
      to: withChanges(params, { state: null }),
    },
  ];
  return searches.filter((search) => search !== false);
}
