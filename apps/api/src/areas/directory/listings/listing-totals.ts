import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";

/** With the 40 s that shared caches may keep a list, what an owner hides leaves its total within a minute. */
const keepMs = 20_000;
/** Places and words are endless; the common filters come back before a thousand others push them out. */
const mostSearches = 1_000;

/** Totals of public searches, cached for a moment; private lists are counted each time. */
export interface ListingTotals {
  count(search: ListingSearch, load: () => Promise<number>): Promise<number>;
  /** The total as it was counted a moment ago, if it was. */
  recent(search: ListingSearch): Promise<number> | undefined;
  remember(search: ListingSearch, count: number): void;
}

export function makeListingTotals({ clock }: { clock: Clock }): ListingTotals {
  const totals = makeTimedCache<number>({ clock, keepMs, mostKeys: mostSearches });
  return {
    count(search, load) {
      const key = keyOf(search);
      return key === undefined ? load() : totals.get(key, load);
    },
    recent(search) {
      const key = keyOf(search);
      return key === undefined ? undefined : totals.peek(key);
    },
    remember(search, count) {
      const key = keyOf(search);
      if (key !== undefined) totals.set(key, count);
    },
  };
}

/** Everything that decides what is found. The minute is left out: a total may be older than that anyway. */
function keyOf(search: ListingSearch): string | undefined {
  const { audience, words, category, state, place, radiusKm, isPlaced, bounds } = search;
  const { openAt, openHours, without } = search;
  if (audience.kind !== "public") return undefined;
  const circle = place && radiusKm ? [place.latitude, place.longitude, radiusKm] : null;
  const open = [openAt !== undefined, openHours];
  return JSON.stringify([words, category, state, circle, isPlaced, bounds, open, without]);
}
