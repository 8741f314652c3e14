import { listingCopy } from "@boab/contracts/directory/copy";
import { dayParts } from "@boab/contracts/directory/limits";
import {
  findPromoted,
  type ListingCard,
  ListingQuery,
  listBusinesses,
  listCategories,
  parseBounds,
} from "@boab/contracts/directory/search";
import { formatCount } from "@boab/format/numbers";
import type { ApiClient } from "#lib/api/api.server.ts";
import { partialParam } from "#lib/api/partial-load.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { toListingCardView } from "../listing-card.server.ts";
import { type BuildBookHref, toFreeTimesView } from "./free-times.server.ts";
import { getFixedTarget, loadMap, makeMapFromCards } from "./load-map.server.ts";
import { currentLocationLabel, defaultRadiusKm, withChanges } from "./search-path.ts";
import { findPlace, type PlaceResult } from "./search-place.server.ts";
import type { FilterValues, SearchPlace, SearchResults, WhenChoice } from "./search-results.ts";
import {
  describeAsked,
  describeSortOrder,
  formatHeading,
  listAppliedFilters,
  listWiderSearchLinks,
} from "./search-words.server.ts";
import { listWhenChoices } from "./when.server.ts";

type Field = keyof typeof ListingQuery.shape;
const listingsPerPage = 24;

/** Ignores parameters that can't be parsed. */
function createParamReader(params: URLSearchParams) {
  return (name: Field): string | undefined => {
    const value = params.get(name)?.trim();
    return value && ListingQuery.shape[name].safeParse(value).success ? value : undefined;
  };
}

/** Without a script a picked date comes in a field of its own. A day that is over or too far away is ignored. */
function withChosenDay(params: URLSearchParams, { first, last }: WhenChoice): URLSearchParams {
  const chosen = new URLSearchParams(params);
  const day = params.get("date")?.trim() || params.get("day")?.trim() || "";
  if (first <= day && day <= last) chosen.set("day", day);
  else chosen.delete("day");
  return chosen;
}

/** Whose listings the URL asks for. The search and the caching both use this, so that they never differ. */
export const readShowFilter = (params: URLSearchParams): FilterValues["show"] =>
  ListingQuery.shape.show.safeParse(params.get("show")?.trim() || undefined).data ?? "public";

export async function loadListings(
  client: ApiClient,
  params: URLSearchParams,
  now: Date,
  buildBookHref: BuildBookHref,
): Promise<SearchResults> {
  const when = listWhenChoices(now);
  const read = createParamReader(withChosenDay(params, when));
  const near = params.get("near")?.trim().slice(0, 60) || undefined;
  const request = { near, lat: read("lat"), lon: read("lon") };
  const [found, categories] = await Promise.all([
    findPlace(client, request),
    client.load(listCategories),
  ]);
  const place = addRadius(found, read("radius"));
  const bounds = read("bounds");
  const values = readFilterValues(params, read, place);
  const isByDistance = place !== null && values.sort !== "newest" && values.sort !== "soonest";
  const sort = values.sort === "soonest" ? "soonest" : isByDistance ? "near" : undefined;
  const query: Query = {
    q: values.q || undefined,
    exact: read("exact"),
    category: values.category || undefined,
    state: values.state || undefined,
    open: values.open || undefined,
    day: values.day || undefined,
    part: values.part || undefined,
    show: values.show === "public" ? undefined : values.show,
    ...found.query,
    ...(bounds ? { bounds } : { radius: place ? String(place.radiusKm) : undefined }),
  };
  const area = bounds ? parseBounds(bounds) : null;
  const [{ list, page }, searchMap, promoted] = await Promise.all([
    loadList((pageQuery) => readPage(client, { ...query, sort, ...pageQuery }), params, {
      pageSize: listingsPerPage,
    }),
    // The map of the first page already counts all of them.
    params.has(partialParam) ? null : loadMap(client, query, getFixedTarget(area, place)),
    hasPromotedPlace(params, values, query) ? loadPromoted(client, query) : null,
  ]);
  const { total, askTotal, corrected, alsoSearchedFor, spotlightsFirst } = page;
  const search = { values, place, isOnMap: bounds !== undefined, now };
  const rows = list.rows.map((card) => ({
    ...toListingCardView(card, now),
    free: toFreeTimesView(card, { searchedDay: values.day, now, buildBookHref }),
  }));
  return {
    list: { ...list, rows },
    promoted: promoted && toListingCardView(promoted, now),
    spotlightsFirst,
    map: searchMap ?? makeMapFromCards(rows, query, getFixedTarget(area, place)),
    heading: formatHeading(
      { total, askTotal },
      { ...search, values: { ...values, q: corrected ?? values.q } },
    ),
    askNote: describeAsked({ total, askTotal }),
    order: describeSortOrder(sort, spotlightsFirst),
    when,
    total: total ? `${total.isCapped ? "more than " : ""}${formatCount(total.count)}` : undefined,
    values,
    place,
    bounds: area,
    otherPlaces: found.others.map((label) => ({
      label,
      to: withChanges(params, { near: label, suburb: null }),
    })),
    placeProblem: found.problem ?? (isPlaceMissing(values, place) ? listingCopy.placeNeeded : null),
    categories: categories.data.map((label) => ({
      label,
      to: withChanges(params, { category: label }),
    })),
    applied: listAppliedFilters(params, search),
    corrected,
    alsoSearchedFor,
    exactTo: withChanges(params, { exact: "1" }),
    widerSearches: listWiderSearchLinks(params, search),
  };
}

const addRadius = ({ place }: PlaceResult, radius: string | undefined): SearchPlace | null =>
  place && { ...place, radiusKm: radius ? Number(radius) : defaultRadiusKm };

/** True when the search asks for a distance or a sort by distance without a place. */
const isPlaceMissing = ({ sort, radius }: FilterValues, place: SearchPlace | null) =>
  place === null && (sort === "near" || radius !== defaultRadiusKm);

function readFilterValues(
  params: URLSearchParams,
  read: ReturnType<typeof createParamReader>,
  place: SearchPlace | null,
): FilterValues {
  const isCurrentLocation = place?.label === currentLocationLabel;
  return {
    q: read("q") ?? "",
    near: place?.label ?? params.get("near")?.trim() ?? "",
    lat: isCurrentLocation ? (read("lat") ?? "") : "",
    lon: isCurrentLocation ? (read("lon") ?? "") : "",
    state: read("state") ?? "",
    radius: place?.radiusKm ?? Number(read("radius") ?? defaultRadiusKm),
    open: read("open") ?? "",
    day: read("day") ?? "",
    part: read("day") ? (dayParts.find((part) => part === read("part")) ?? "") : "",
    sort: parseSort(read("sort"), place !== null),
    category: read("category") ?? "",
    show: readShowFilter(params),
    view: params.get("view") === "map" ? "map" : "list",
  };
}

/** The default order is the empty string and isn't in the URL. */
function parseSort(sort: string | undefined, hasPlace: boolean): FilterValues["sort"] {
  if (sort === "soonest") return "soonest";
  if (sort === "newest") return hasPlace ? "newest" : "";
  return sort !== undefined && !hasPlace ? "near" : "";
}

type Query = Record<string, string | undefined>;

/** What somebody looks for decides what may be promoted beside it, so a list of everything has nothing. */
const hasPromotedPlace = (
  params: URLSearchParams,
  { show, q, category }: FilterValues,
  query: Query,
): boolean =>
  show === "public" &&
  !params.has("cursor") &&
  !params.has(partialParam) &&
  Boolean(q || category || query.state || query.suburb || query.lat || query.bounds);

/** The results don't wait for it to be mended. */
const loadPromoted = (client: ApiClient, query: Query): Promise<ListingCard | null> =>
  client.call(findPromoted, { query: query as never }).then(
    ({ listing }) => listing,
    () => null,
  );

const readPage = (client: ApiClient, query: Query) =>
  client.load(listBusinesses, { query: query as never });
