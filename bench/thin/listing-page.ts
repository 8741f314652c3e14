import { minuteOfWeek, type OpenSpan, openingIn } from "@boab/contracts/directory/hours";
import { usualCoverPosition } from "@boab/contracts/directory/pictures";
import type { ListingPage } from "@boab/contracts/directory/search";

interface Row {
  [column: string]: unknown;
  metres: number | null;
  latitude: number | null;
  longitude: number | null;
  open_minutes: string | null;
}

const now = new Date();
const minutes = new Map<string, number>();

/** The minute does not change during a run, so each zone is computed once. */
function minuteIn(zone: string): number {
  const known = minutes.get(zone);
  if (known !== undefined) return known;
  const minute = minuteOfWeek(now, zone);
  minutes.set(zone, minute);
  return minute;
}

const spansOf = (openMinutes: string) =>
  Array.from(
    openMinutes.matchAll(/(\d+),(\d+)/g),
    ([, from, to]): OpenSpan => [Number(from), Number(to)],
  );

const toCard = (row: Row) => ({
  id: row.id,
  businessName: row.business_name,
  slug: row.slug,
  description: row.description,
  category: row.category,
  city: row.city,
  state: row.state,
  point:
    row.latitude === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude, isExact: row.is_exact },
  distanceKm: row.metres === null ? null : Math.round(row.metres / 100) / 10,
  isLive: row.is_live,
  isSpotlight: (row.listing_priority as number) < 100,
  logoUrl: row.logo,
  coverImageUrl: row.cover,
  coverImagePos: { ...usualCoverPosition, ...(row.cover_position as object) },
  timeZone: row.time_zone,
  opening: row.open_minutes
    ? openingIn(spansOf(row.open_minutes), minuteIn(row.time_zone as string))
    : null,
});

const pageSize = 24;

/** The page of listings, shaped as our API does; what does not come from rows is as recorded. */
export function listingPage(results: Record<string, unknown>[][], recorded: unknown): unknown {
  const response = recorded as ListingPage;
  // The last statement reads the page; the total is in its rows or in the statement before.
  const last = results.at(-1) ?? [];
  const isEmpty = response.data.length === 0;
  const counted = isEmpty ? 0 : Number(last[0]?.count ?? results.at(-2)?.[0]?.count);
  const rows = (isEmpty ? [] : last) as Row[];
  const shown = rows.slice(0, pageSize);
  const end = shown.at(-1);
  const position = end && [String(end.prominence), end.named, end.exact_creation, end.id];
  return {
    data: shown.map(toCard),
    nextCursor:
      rows.length > pageSize ? Buffer.from(JSON.stringify(position)).toString("base64url") : null,
    total: response.total && { count: Math.min(counted, 1000), isCapped: counted > 1000 },
    place: response.place,
    corrected: response.corrected,
    alsoSearchedFor: response.alsoSearchedFor,
  };
}
