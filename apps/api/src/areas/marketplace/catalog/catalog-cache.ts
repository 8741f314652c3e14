import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { FilterCount } from "./filter-counts.repository.ts";

/** As for listings: what is hidden leaves the totals within a minute. */
const keepMs = 20_000;

/**
 * Which searches find more than is counted is known for longer. Such a page is read in order either way, and says only
 * that there are many; finding that out reads every match of a common word.
 */
const keepManyMs = 10 * 60_000;

export type CatalogCache = ReturnType<typeof makeCatalogCache>;

export const makeCatalogCache = ({ clock }: { clock: Clock }) => ({
  /** Searches that find more than is counted. */
  many: makeTimedCache<true>({ clock, keepMs: keepManyMs, mostKeys: 1000 }),
  filters: makeTimedCache<FilterCount[]>({ clock, keepMs, mostKeys: 500 }),
  highestPrice: makeTimedCache<number | null>({ clock, keepMs, mostKeys: 1 }),
  overview: makeTimedCache<{
    categories: { name: string; count: number }[];
    brands: string[];
  }>({ clock, keepMs, mostKeys: 1 }),
});
