import { findOpening, minuteOfWeek, type OpenSpan } from "@boab/contracts/directory/hours";
import { defaultCoverPosition } from "@boab/contracts/directory/pictures";
import type { ListingCard, ListingPage } from "@boab/contracts/directory/search";
import { computeMean } from "@boab/contracts/reviews/mean";

interface Row {
  [column: string]: unknown;
  metres: number | null;
  latitude: number | null;
  longitude: number | null;
  openMinutes: string | null;
  starCounts: number[] | null;
}

const now = new Date();
const minuteByZone = new Map<string, number>();

/** The minute does not change during a run, so each zone is computed once. */
function getMinuteOfWeek(zone: string): number {
  const known = minuteByZone.get(zone);
  if (known !== undefined) return known;
  const minute = minuteOfWeek(now, zone);
  minuteByZone.set(zone, minute);
  return minute;
}

const parseSpans = (openMinutes: string) =>
  Array.from(
    openMinutes.matchAll(/(\d+),(\d+)/g),
    ([, from, to]): OpenSpan => [Number(from), Number(to)],
  );

const toCard = (row: Row, free: ListingCard["free"]) => ({
  id: row.id,
  businessName: row.businessName,
  slug: row.slug,
  description: row.description,
  category: row.category,
  city: row.city,
  state: row.state,
  point:
    row.latitude === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude, isExact: row.isExact },
  lat: row.latitude,
  lon: row.longitude,
  distanceKm: row.metres === null || row.hideAddress ? null : Math.round(row.metres / 100) / 10,
  priceFromCents: row.priceFromCents,
  rating: row.starCounts && { mean: computeMean(row.starCounts), count: row.reviewCount },
  isLive: row.isLive,
  isSpotlight: (row.listingPriority as number) < 100,
  logoUrl: row.logo,
  coverImageUrl: row.cover,
  coverImagePos: { ...defaultCoverPosition, ...(row.coverPosition as object) },
  timeZone: row.timeZone,
  opening: row.openMinutes
    ? findOpening(parseSpans(row.openMinutes), getMinuteOfWeek(row.timeZone as string))
    : null,
  free,
});

const pageSize = 24;

const toTotal = (counted: number) => ({ count: Math.min(counted, 1000), isCapped: counted > 1000 });

/** The page of listings, shaped as our API does; what does not come from rows is as recorded. */
export function shapeListingPage(results: Record<string, unknown>[][], recorded: unknown): unknown {
  const response = recorded as ListingPage;
  // The last statement with listings reads the page. The total is in its rows, in those of another statement,
  // or is the number of rows.
  const isEmpty = response.data.length === 0;
  const rows = (isEmpty ? [] : (results.findLast(([first]) => first?.id) ?? [])) as Row[];
  const counts = results.flatMap(([first]) =>
    first?.count === undefined ? [] : [Number(first.count)],
  );
  // A search for a day counts last where a time is asked for.
  const asked = response.askTotal && counts.pop();
  const counted = isEmpty ? 0 : (counts.at(-1) ?? rows.length);
  // Which times are free follows from the rows; computing them is what the API adds.
  const freeById = new Map(response.data.map(({ id, free }) => [id, free]));
  const shown = rows.slice(0, pageSize);
  const end = shown.at(-1);
  const position =
    end &&
    (end.exactMetres === undefined
      ? [String(end.prominence), end.named, end.exactCreation, end.id]
      : [end.exactMetres, end.id]);
  return {
    data: shown.map((row) => toCard(row, freeById.get(String(row.id)) ?? null)),
    nextCursor:
      rows.length > pageSize ? Buffer.from(JSON.stringify(position)).toString("base64url") : null,
    spotlightsFirst: response.spotlightsFirst,
    total: response.total && toTotal(counted),
    askTotal: response.askTotal && toTotal(asked ?? 0),
    place: response.place,
    corrected: response.corrected,
    alsoSearchedFor: response.alsoSearchedFor,
  };
}
