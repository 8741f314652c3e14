import type { CatalogPage, CatalogQuery } from "@boab/contracts/marketplace/catalog";
import { mostFound, usualPageSize } from "@boab/contracts/marketplace/catalog-limits";
import { ItemId } from "@boab/contracts/marketplace/items";
import { cutPage, readPosition } from "#platform/http/page.ts";
import {
  gatherItems,
  listNewestItems,
  type PageRequest,
  readItemsInOrder,
} from "./catalog.repository.ts";
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
  const found = await findWords(deps, search, filters, request);
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

/** As typed first; misspelt words are replaced only when that finds nothing. */
async function findWords(
  deps: CatalogDeps,
  search: Omit<CatalogSearch, "words">,
  { q: typed = "", exact }: Pick<CatalogQuery, "q" | "exact">,
  request: PageRequest,
) {
  const words = await readWordSearch(deps, typed, exact);
  const found = await findPage(deps, { ...search, words }, request);
  if (found.count > 0 || !words || exact) return { ...found, corrected: null };

  const corrected = await deps.searchWords.correct(typed, (each) =>
    findNearestWords(deps.db, each),
  );
  const better = corrected ? await readWordSearch(deps, corrected) : undefined;
  if (!corrected || !better) return { ...found, corrected: null };
  const again = await findPage(deps, { ...search, words: better }, request);
  return again.count > 0 ? { ...again, corrected } : { ...found, corrected: null };
}

/**
 * Few matches are collected and sorted, many are read in order (decision 025). That there are many is remembered for
 * some minutes: then only the page itself is read.
 */
async function findPage({ db, cache }: CatalogDeps, search: CatalogSearch, request: PageRequest) {
  const key = JSON.stringify(search);
  // Beyond what is counted there are no pages.
  const limit = Math.min(request.limit, Math.max(0, mostFound - request.offset));
  const bounded = { ...request, limit };
  if (!(await cache.many.peek(key))) {
    const gathered = await gatherItems(db, search, bounded, mostFound + 1);
    if (gathered.count <= mostFound) return gathered;
    cache.many.set(key, true);
  }
  return { rows: await readItemsInOrder(db, search, bounded), count: mostFound + 1, stores: 0 };
}
