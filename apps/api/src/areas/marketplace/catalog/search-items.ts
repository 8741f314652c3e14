import type { CatalogPage, CatalogQuery } from "@boab/contracts/marketplace/catalog";
import { defaultPageSize, maxFoundItems } from "@boab/contracts/marketplace/catalog-limits";
import { ItemId } from "@boab/contracts/marketplace/items";
import { cutPage, readPosition } from "#platform/http/page.ts";
import {
  gatherItems,
  listNewestItems,
  type PageRequest,
  readItemsInOrder,
} from "./catalog.repository.ts";
import { listShorterPhrases, toSearch } from "./catalog.rules.ts";
import { type CatalogDeps, readPriceCeilingDollars, readWordSearch } from "./catalog-deps.ts";
import type { CatalogSearch } from "./catalog-filters.repository.ts";
import { findNearestWords } from "./item-words.repository.ts";
import { toCatalogItem } from "./view-catalog-item.ts";

/** Everybody searches the same items for sale. */
export async function searchItems(deps: CatalogDeps, query: CatalogQuery): Promise<CatalogPage> {
  const { sort = "relevance", page = 1, ps = defaultPageSize, cursor, limit, ...filters } = query;
  if (isPagedByKey(query)) return listNewest(deps, { cursor, limit });
  const search = toSearch(filters, await readPriceCeilingDollars(deps));
  const request = { sort, offset: (page - 1) * ps, limit: ps };
  const found = await findPageWithCorrection(deps, search, filters, request);
  const isCapped = found.count > maxFoundItems;
  return {
    data: found.rows.map(toCatalogItem),
    nextCursor: null,
    total: {
      count: Math.min(found.count, maxFoundItems),
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
  { cursor, limit = defaultPageSize }: Pick<CatalogQuery, "cursor" | "limit">,
): Promise<CatalogPage> {
  const after = readPosition(cursor, ItemId);
  const rows = await listNewestItems(db, { limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map(toCatalogItem), nextCursor, total: null, corrected: null };
}

/**
 * Searches for the words as typed. If that finds nothing, misspelt words are corrected, and then words are left out.
 */
async function findPageWithCorrection(
  deps: CatalogDeps,
  search: Omit<CatalogSearch, "words">,
  { q: typed = "", exact }: Pick<CatalogQuery, "q" | "exact">,
  request: PageRequest,
) {
  const words = await readWordSearch(deps, typed, exact);
  const found = await findPage(deps, { ...search, words }, request);
  if (found.count > 0 || !words || exact) return { ...found, corrected: null };

  const corrected = await deps.searchWords.correct(typed, (misspeltWords) =>
    findNearestWords(deps.db, misspeltWords),
  );
  const correctedOrTyped = corrected ?? typed;
  for (const phrase of [
    ...(corrected ? [corrected] : []),
    ...listShorterPhrases(correctedOrTyped),
  ]) {
    const phraseSearch = await readWordSearch(deps, phrase);
    if (!phraseSearch) continue;
    const again = await findPage(deps, { ...search, words: phraseSearch }, request);
    if (again.count > 0) return { ...again, corrected: phrase };
  }
  return { ...found, corrected: null };
}

/**
 * Few matches are collected and sorted, many are read in order (decision 025). A search with many matches is cached for
 * some minutes, so that only its page is read.
 */
async function findPage({ db, cache }: CatalogDeps, search: CatalogSearch, request: PageRequest) {
  const key = JSON.stringify(search);
  // There are no pages beyond the counting cap.
  const limit = Math.min(request.limit, Math.max(0, maxFoundItems - request.offset));
  const limitedRequest = { ...request, limit };
  if (!(await cache.many.peek(key))) {
    const gathered = await gatherItems(db, search, limitedRequest, maxFoundItems + 1);
    if (gathered.count <= maxFoundItems) return gathered;
    cache.many.set(key, true);
  }
  return {
    rows: await readItemsInOrder(db, search, limitedRequest),
    count: maxFoundItems + 1,
    stores: 0,
  };
}
