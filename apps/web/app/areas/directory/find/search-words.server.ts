import type { ListingPage } from "@boab/contracts/directory/search";
import { formatCount } from "@boab/format/numbers";
import { capitalise } from "@boab/format/sentences";
import { withChanges } from "./search-path.ts";
import type { FilterLink, FilterValues, SearchPlace } from "./search-results.ts";
import { describeDay } from "./when.server.ts";

interface SearchConditions {
  values: FilterValues;
  place: SearchPlace | null;
  isOnMap: boolean;
  now: Date;
}

type Total = NonNullable<ListingPage["total"]>;

type Totals = Pick<ListingPage, "total" | "askTotal">;

/**
 * `86 businesses within 10 km of Footscray`. Only the first page of a list has a total. Of a day, those that confirm at
 * once are counted; those that answer requests are counted apart, unless there are no others.
 */
export function formatHeading(
  { total: found, askTotal }: Totals,
  search: SearchConditions,
): string {
  const total = found && countConfirming({ total: found, askTotal });
  const conditions = listConditions(search);
  if (total?.count === 0 && search.values.show === "mine" && conditions.length === 1)
    return "You don't manage any businesses yet";
  return [total ? formatTotal(total) : "More businesses", ...conditions].join(" ");
}

function countConfirming({ total, askTotal }: { total: Total; askTotal: Total | null }): Total {
  const asked = askTotal?.count ?? 0;
  return asked < total.count ? { ...total, count: total.count - asked } : total;
}

/** What the heading leaves out. */
export function describeAsked({ total, askTotal }: Totals): string | null {
  if (!total || !askTotal || askTotal.count === 0) return null;
  const { count, isCapped } = askTotal;
  if (count >= total.count)
    return count === 1 ? "It answers requests." : "They answer requests for that day.";
  const countText = isCapped ? `More than ${formatCount(count)}` : formatCount(count);
  return count === 1
    ? "One more answers requests for that day."
    : `${countText} more answer requests for that day.`;
}

function formatTotal({ count, isCapped }: Total): string {
  if (count === 0) return "No businesses";
  const countText = isCapped ? `More than ${formatCount(count)}` : formatCount(count);
  return `${countText} ${count === 1 ? "business" : "businesses"}`;
}

function listConditions({ values, place, isOnMap: isInMapArea, now }: SearchConditions): string[] {
  const { q, category, state, show } = values;
  return [
    show === "mine" ? "you manage" : "",
    values.day ? `free ${describeDay(values.day, values.part, now)}` : "",
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

export function describeSortOrder(
  sort: "near" | "soonest" | undefined,
  spotlightCount: number,
): string {
  if (sort === "soonest") return "Soonest free first";
  if (sort === undefined) return "Spotlight first, then newest";
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
    values.day !== "" && {
      label: capitalise(`free ${describeDay(values.day, values.part, search.now)}`),
      to: without("day", "date", "part"),
    },
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
    values.part !== "" && { label: "Any time that day", to: withChanges(params, { part: null }) },
    values.day !== "" && {
      label: "Any day",
      to: withChanges(params, { day: null, date: null, part: null }),
    },
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
