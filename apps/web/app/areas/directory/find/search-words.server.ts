import type { ListingPage } from "@boab/contracts/directory/search";
import { formatCount } from "@boab/format/numbers";
import { capitalise } from "@boab/format/sentences";
import { withChanges } from "./search-path.ts";
import type { FilterLink, FilterValues, SearchPlace } from "./search-results.ts";

interface SearchConditions {
  values: FilterValues;
  place: SearchPlace | null;
  isOnMap: boolean;
}

type Total = NonNullable<ListingPage["total"]>;

/** `86 businesses within 10 km of Footscray` */
/** Only the first page of a list has a total. */
export function formatHeading(total: Total | null, search: SearchConditions): string {
  const conditions = listConditions(search);
  if (total?.count === 0 && search.values.show === "mine" && conditions.length === 1)
    return "You don't manage any businesses yet";
  return [total ? formatTotal(total) : "More businesses", ...conditions].join(" ");
}

function formatTotal({ count, isCapped }: Total): string {
  if (count === 0) return "No businesses";
  const countText = isCapped ? `More than ${formatCount(count)}` : formatCount(count);
  return `${countText} ${count === 1 ? "business" : "businesses"}`;
}

function listConditions({ values, place, isOnMap: isInMapArea }: SearchConditions): string[] {
  const { q, category, state, show } = values;
  return [
    show === "mine" ? "you manage" : "",
    describeOpenFilter(values.open),
    q ? `for “${q}”` : "",
    category ? `in ${category}` : "",
    isInMapArea ? "in this map area" : "",
    !isInMapArea && place ? `within ${place.radiusKm} km of ${place.name}` : "",
    state ? `in ${state}` : "",
  ].filter(Boolean);
}

/** `open now`, `open on Monday` */
function describeOpenFilter(open: string): string {
  if (open === "") return "";
  return open === "1" ? "open now" : `open on ${capitalise(open)}`;
}

export function describeSortOrder(isByDistance: boolean, spotlightCount: number): string {
  if (!isByDistance) return "Spotlight first, then newest";
  if (spotlightCount === 0) return "Nearest first";
  const [count, verb] = spotlightCount === 1 ? ["One", "comes"] : ["Two", "come"];
  const listings = spotlightCount === 1 ? "listing" : "listings";
  return `${count} Spotlight ${listings} in your area ${verb} first, then the nearest.`;
}

/** Active filters, each with a link that removes it. */
export function listAppliedFilters(
  params: URLSearchParams,
  search: SearchConditions,
): FilterLink[] {
  const { values, place, isOnMap: isInMapArea } = search;
  const without = (...names: string[]) =>
    withChanges(params, Object.fromEntries(names.map((name) => [name, null])));
  const filters: (FilterLink | false)[] = [
    values.q !== "" && { label: `“${values.q}”`, to: without("q", "exact") },
    values.category !== "" && { label: values.category, to: without("category") },
    values.state !== "" && { label: values.state, to: without("state") },
    place !== null && {
      label: isInMapArea ? `Near ${place.name}` : `Within ${place.radiusKm} km of ${place.name}`,
      to: without("near", "lat", "lon", "radius", "sort"),
    },
    isInMapArea && { label: "This map area", to: without("bounds") },
    values.open !== "" && {
      label: capitalise(describeOpenFilter(values.open)),
      to: without("open"),
    },
  ];
  return filters.filter((filter) => filter !== false);
}

/** Describes the search without the limit to the map area; its place and state still apply. */
function describeWiderArea({ values: { state }, place }: SearchConditions): string {
  if (place) return `Within ${place.radiusKm} km of ${place.name}`;
  return `Anywhere in ${state || "Australia"}`;
}

/** For an empty result: each suggestion drops one condition, narrowest first. */
export function listWiderSearchLinks(
  params: URLSearchParams,
  search: SearchConditions,
): FilterLink[] {
  const { values, place, isOnMap: isInMapArea } = search;
  const searches: (FilterLink | false)[] = [
    values.open !== "" && {
      label: "Include closed businesses",
      to: withChanges(params, { open: null }),
    },
    isInMapArea && { label: describeWiderArea(search), to: withChanges(params, { bounds: null }) },
    !isInMapArea &&
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
