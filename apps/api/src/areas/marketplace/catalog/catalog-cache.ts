import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { FilterCount } from "./filter-counts.repository.ts";

/** As for listings, a hidden item disappears from the totals within a minute. */
const ttlMs = 20_000;

/**
 * A search with more matches than the counting cap is cached for longer. Its page is read in order either way and shows
 * no exact total; finding that out reads every match of a common word.
 */
const largeSearchTtlMs = 10 * 60_000;

export type CatalogCache = ReturnType<typeof makeCatalogCache>;

export const makeCatalogCache = ({ clock }: { clock: Clock }) => ({
  /** The searches with more matches than the counting cap. */
  many: makeTimedCache<true>({ clock, ttlMs: largeSearchTtlMs, maxKeys: 1000 }),
  filters: makeTimedCache<FilterCount[]>({ clock, ttlMs, maxKeys: 500 }),
  highestPrice: makeTimedCache<number | null>({ clock, ttlMs, maxKeys: 1 }),
  overview: makeTimedCache<{
    categories: { name: string; count: number }[];
    brands: string[];
  }>({ clock, ttlMs, maxKeys: 1 }),
});
