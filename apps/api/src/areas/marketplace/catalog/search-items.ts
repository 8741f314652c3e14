import type { CatalogPage, CatalogQuery } from "@boab/contracts/marketplace/catalog";
import {
  type ItemSort,
  mostFound,
  usualPageSize,
} from "@boab/contracts/marketplace/catalog-limits";
import { ItemId } from "@boab/contracts/marketplace/items";
import { cutPage, readPosition } from "#platform/http/page.ts";
import { findItems, listNewestItems } from "./catalog.repository.ts";
import { toSearch } from "./catalog.rules.ts";
import { type CatalogDeps, readCeiling, readWordSearch } from "./catalog-deps.ts";
import type { CatalogSearch } from "./catalog-filters.repository.ts";
import { findNearestWords } from "./item-words.repository.ts";
import { toCatalogItem } from "./view-catalog-item.ts";

/** Everybody searches what is for sale, and sees the same. */
export async function searchItems(deps: CatalogDeps, query: CatalogQuery): Promise<CatalogPage> {
  const { sort = "relevance", page = 1, ps = usualPageSize, cursor, limit, ...filters } = query;
  if (isPagedByKey(query)) return listNewest(deps, { cursor, limit });
  const search = toSearch(filters, await readCeiling(deps));
  const request = { sort, offset: (page - 1) * ps, limit: ps };
  const found = await findWords(deps, search, filters.q ?? "", request);
  const isCapped = found.count > mostFound;
  return {
    data: found.rows.map(toCatalogItem),
    nextCursor: null,
    total: {
      count: Math.min(found.count, mostFound),
      isCapped,
      stores: isCapped ? null : found.stores,
    },
    corrected: found.corrected,
  };
}

const isPagedByKey = ({ cursor, limit, ...rest }: CatalogQuery) =>
  cursor !== undefined ||
  limit !== undefined ||
  Object.values(rest).every((value) => value === undefined);

async function listNewest(
  { db }: CatalogDeps,
  { cursor, limit = usualPageSize }: Pick<CatalogQuery, "cursor" | "limit">,
): Promise<CatalogPage> {
  const after = readPosition(cursor, ItemId);
  const rows = await listNewestItems(db, { limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(toCatalogItem), nextCursor, total: null, corrected: null };
}

interface PageRequest {
  sort: ItemSort;
  limit: number;
  offset: number;
}

/** As typed first; misspelt words are replaced only when that finds nothing. */
async function findWords(
  deps: CatalogDeps,
  search: Omit<CatalogSearch, "words">,
  typed: string,
  request: PageRequest,
) {
  const words = await readWordSearch(deps, typed);
  const found = await findPage(deps, { ...search, words }, request);
  if (found.count > 0 || !words) return { ...found, corrected: null };

  const corrected = await deps.searchWords.correct(typed, (each) =>
    findNearestWords(deps.db, each),
  );
  const better = corrected ? await readWordSearch(deps, corrected) : undefined;
  if (!corrected || !better) return { ...found, corrected: null };
  const again = await findPage(deps, { ...search, words: better }, request);
  return again.count > 0 ? { ...again, corrected } : { ...found, corrected: null };
}

/** That there is more than is counted is remembered for a moment: then only the page itself is read. */
async function findPage(
  { db, cache }: CatalogDeps,
  search: CatalogSearch,
  { sort, limit, offset }: PageRequest,
) {
  const key = JSON.stringify(search);
  const isScored = sort === "relevance" && search.words !== undefined;
  const known = await cache.totals.peek(key);
  const isDense = known !== undefined && known > mostFound && !isScored;
  // Beyond what is counted there are no pages.
  const bounded = Math.min(limit, Math.max(0, mostFound - offset));
  const most = isDense ? Math.min(offset + limit, mostFound) : mostFound + 1;
  const found = await findItems(db, search, { sort, offset, limit: bounded, most });
  if (isDense) return { ...found, count: known };
  cache.totals.set(key, found.count);
  return found;
}
