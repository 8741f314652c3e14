import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { ListingSearch } from "./listing-filters.repository.ts";

/** Shared caches may store a list for 40 s, so a hidden listing disappears from the total within a minute. */
const ttlMs = 20_000;
/** Places and words vary without end, but the common filters are used again before a thousand others evict them. */
const maxSearches = 1_000;

/** Caches the totals of public searches for a short time; private lists are counted each time. */
export interface ListingTotals {
  count(search: ListingSearch, load: () => Promise<number>): Promise<number>;
  /** The total as it was counted a moment ago, if it was. */
  recent(search: ListingSearch): Promise<number> | undefined;
  save(search: ListingSearch, count: number): void;
}

export function makeListingTotals({ clock }: { clock: Clock }): ListingTotals {
  const totals = makeTimedCache<number>({ clock, ttlMs, maxKeys: maxSearches });
  return {
    count(search, load) {
      const key = toCacheKey(search);
      return key === undefined ? load() : totals.get(key, load);
    },
    recent(search) {
      const key = toCacheKey(search);
      return key === undefined ? undefined : totals.peek(key);
    },
    save(search, count) {
      const key = toCacheKey(search);
      if (key !== undefined) totals.set(key, count);
    },
  };
}

/**
 * The key covers everything that decides what is found, except the minute: a cached total may be older than that
 * anyway.
 */
function toCacheKey(search: ListingSearch): string | undefined {
  const { audience, words, category, state, place, radiusKm, isPlaced, bounds } = search;
  const { openAt, openHours, free, needsFreeTime, without: excludedIds } = search;
  if (audience.kind !== "public") return undefined;
  const circle = place && radiusKm ? [place.latitude, place.longitude, radiusKm] : null;
  const open = [openAt !== undefined, openHours];
  const freeDay = needsFreeTime && free ? [free.day, free.part, free.isAsked] : null;
  return JSON.stringify([
    words,
    category,
    state,
    circle,
    isPlaced,
    bounds,
    open,
    freeDay,
    excludedIds,
  ]);
}
