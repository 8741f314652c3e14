import { listingTexts } from "@boab/contracts/directory/listing-texts";
import {
  type ListingCard,
  ListingQuery,
  listBusinesses,
  listCategories,
} from "@boab/contracts/directory/search";
import type { ApiClient } from "#lib/api/api.server.ts";
import { formatCount } from "#lib/format/format.ts";
import { listingCardView } from "../listing-card.server.ts";
import type { Bounds } from "../map/projection.ts";
import { fixedTarget, loadMap, mapOfCards } from "./load-map.server.ts";
import {
  listingsPath,
  mostRows,
  ownLocation,
  pageRows,
  shownRows,
  usualRadiusKm,
  withChanges,
} from "./search-address.ts";
import { findPlace, type PlaceFound } from "./search-place.server.ts";
import type { FilterValues, SearchPlace, SearchResults } from "./search-results.ts";
import { appliedFilters, headingOf, orderOf, widerSearches } from "./search-words.server.ts";

type Field = keyof typeof ListingQuery.shape;
const mostAtOnce = 48;

/** Ignores parameters that can't be parsed. */
function readerOf(params: URLSearchParams) {
  return (name: Field): string | undefined => {
    const value = params.get(name)?.trim();
    return value && ListingQuery.shape[name].safeParse(value).success ? value : undefined;
  };
}

/** Whose listings an address is about. Read in one place, so that the search and its caching never differ. */
export const readShow = (params: URLSearchParams): FilterValues["show"] =>
  (readerOf(params)("show") as FilterValues["show"] | undefined) ?? "public";

export async function loadListings(
  client: ApiClient,
  params: URLSearchParams,
  now: Date,
): Promise<SearchResults> {
  const read = readerOf(params);
  const near = params.get("near")?.trim().slice(0, 60) || undefined;
  const request = { near, lat: read("lat"), lon: read("lon") };
  const [found, categories] = await Promise.all([
    findPlace(client, request),
    client.load(listCategories),
  ]);
  const place = withRadius(found, read("radius"));
  const bounds = read("bounds");
  const values = valuesOf(params, read, place);
  const isByDistance = place !== null && values.sort !== "newest";
  const query: Query = {
    q: values.q || undefined,
    exact: read("exact"),
    category: values.category || undefined,
    state: values.state || undefined,
    open: values.open || undefined,
    show: values.show === "public" ? undefined : values.show,
    ...found.query,
    ...(bounds ? { bounds } : { radius: place ? String(place.radiusKm) : undefined }),
  };
  const area = bounds ? (bounds.split(",").map(Number) as Bounds) : null;
  const [page, counted] = await Promise.all([
    readPages(client, shownRows(params), { ...query, sort: isByDistance ? "near" : undefined }),
    loadMap(client, query, fixedTarget(area, place)),
  ]);
  const total = page.first.total ?? { count: page.cards.length, isCapped: page.hasMore };
  const search = { values, place, isOnMap: bounds !== undefined };
  const { corrected, alsoSearchedFor } = page.first;
  const cards = page.cards.map((card) => listingCardView(card, now));
  const { spotlightsFirst } = page.first;
  return {
    cards,
    spotlightsFirst,
    map: counted ?? mapOfCards(cards, query, fixedTarget(area, place)),
    heading: headingOf(total, { ...search, values: { ...values, q: corrected ?? values.q } }),
    order: orderOf(isByDistance, spotlightsFirst),
    showing: `Showing ${formatCount(page.cards.length)} of ${total.isCapped ? "more than " : ""}${formatCount(total.count)}`,
    moreTo: moreAddress(params, page),
    isCutOff: page.hasMore && page.cards.length >= mostRows,
    values,
    place,
    bounds: area,
    otherPlaces: found.others.map((label) => ({
      label,
      to: withChanges(params, { near: label, suburb: null }),
    })),
    placeProblem: found.problem ?? (isLost(values, place) ? listingTexts.placeNeeded : null),
    categories: categories.data.map((label) => ({
      label,
      to: withChanges(params, { category: label }),
    })),
    applied: appliedFilters(params, search),
    corrected,
    alsoSearchedFor,
    exactTo: withChanges(params, { exact: "1" }),
    widerSearches: widerSearches(params, search),
  };
}

const withRadius = ({ place }: PlaceFound, radius: string | undefined): SearchPlace | null =>
  place && { ...place, radiusKm: radius ? Number(radius) : usualRadiusKm };

/** Sorted by distance without a place. */
const isLost = ({ sort, radius }: FilterValues, place: SearchPlace | null) =>
  place === null && (sort === "near" || radius !== usualRadiusKm);

function valuesOf(
  params: URLSearchParams,
  read: ReturnType<typeof readerOf>,
  place: SearchPlace | null,
): FilterValues {
  const isOwn = place?.label === ownLocation;
  return {
    q: read("q") ?? "",
    near: place?.label ?? params.get("near")?.trim() ?? "",
    lat: isOwn ? (read("lat") ?? "") : "",
    lon: isOwn ? (read("lon") ?? "") : "",
    state: read("state") ?? "",
    radius: place?.radiusKm ?? Number(read("radius") ?? usualRadiusKm),
    open: read("open") ?? "",
    sort: sortOf(read("sort"), place !== null),
    category: read("category") ?? "",
    show: readShow(params),
    view: params.get("view") === "map" ? "map" : "list",
  };
}

/** The usual order has no name in the address. */
function sortOf(sort: string | undefined, hasPlace: boolean): FilterValues["sort"] {
  if (sort === "newest") return hasPlace ? "newest" : "";
  return sort !== undefined && !hasPlace ? "near" : "";
}

type Query = Record<string, string | undefined>;

/** Follows the cursor until there are enough rows for the URL, or no more. */
async function readPages(client: ApiClient, wanted: number, query: Query) {
  const readPage = (limit: number, cursor?: string) =>
    client.load(listBusinesses, {
      query: { ...query, limit: String(limit), ...(cursor && { cursor }) } as never,
    });
  const first = await readPage(Math.min(wanted, mostAtOnce));
  const cards: ListingCard[] = [...first.data];
  let cursor = first.nextCursor;
  while (cursor !== null && cards.length < wanted) {
    const page = await readPage(Math.min(wanted - cards.length, mostAtOnce), cursor);
    cards.push(...page.data);
    cursor = page.nextCursor;
  }
  return { first, cards, hasMore: cursor !== null };
}

function moreAddress(params: URLSearchParams, page: { cards: unknown[]; hasMore: boolean }) {
  if (!page.hasMore || page.cards.length >= mostRows) return null;
  const next = new URLSearchParams(params);
  next.set("shown", String(shownRows(params) + pageRows));
  return `${listingsPath}?${next}`;
}
