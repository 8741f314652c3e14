import { CatalogQuery } from "@boab/contracts/marketplace/catalog";
import { correctWords, readWords } from "../../../apps/api/src/areas/directory/index.ts";
import { addToCart } from "../../../apps/api/src/areas/marketplace/cart/add-to-cart.ts";
import {
  type CatalogCache,
  makeCatalogCache,
} from "../../../apps/api/src/areas/marketplace/catalog/catalog-cache.ts";
import { readFilters } from "../../../apps/api/src/areas/marketplace/catalog/read-filters.ts";
import { searchItems } from "../../../apps/api/src/areas/marketplace/catalog/search-items.ts";
import { listItems } from "../../../apps/api/src/areas/marketplace/items/list-items.ts";
import { readItem } from "../../../apps/api/src/areas/marketplace/items/read-item.ts";
import { connect, type Db } from "../../../apps/api/src/platform/db/db.ts";
import type { Sample, Statement } from "../area.ts";
import { recordStatements } from "../data/recording.ts";
import { readMember } from "../identity/member.ts";
import { makeSessionCookie } from "../identity/sessions.ts";
import {
  buyerCount,
  cartItemCount,
  countedSearches,
  filteredSearches,
  itemCount,
  newestPageCount,
  pagesPerStore,
  queries,
  storeCount,
  textSearches,
  toBuyerId,
  toItemId,
  toStoreId,
} from "./requests.ts";

const itemsPath = "/shop-item/get-items";

/** Marks the statements whose result the API would keep. That a search finds many, it knows already. */
export function makeRecordingCatalog(
  statements: Statement[],
  many: CatalogCache["many"],
): CatalogCache {
  const cache = {
    async get(_key: string, load: () => Promise<never>) {
      const value = await load();
      const last = statements.at(-1);
      if (last) last.isCached = true;
      return value;
    },
    peek: () => undefined,
    set() {},
    delete() {},
  };
  const uncached = { ...cache, get: (_key: string, load: () => Promise<never>) => load() };
  return { many, filters: uncached, highestPrice: cache, overview: cache };
}

/** The first items that are for sale, by number. */
async function listListedItemNumbers(db: Db, maxNumber: number): Promise<number[]> {
  const rows = await db
    .selectFrom("marketplace.item")
    .select("id")
    .where("isListed", "=", true)
    .where("id", "<=", toItemId(maxNumber))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => Number(id.replace("ITM-", "")));
}

async function recordItem(db: Db, nr: number): Promise<Sample> {
  const statements: Statement[] = [];
  const response = await readItem({ db: recordStatements(db, statements) }, toItemId(nr));
  return { path: `/shop-item/get-single-item/${toItemId(nr)}`, statements, response };
}

/** Each buyer puts something of one item into their cart. */
async function recordAddition(db: Db, buyer: number, item: number): Promise<Sample> {
  const statements: Statement[] = [];
  const recorded = recordStatements(db, statements);
  const { color, size, type } = (await readItem({ db }, toItemId(item))).variants[0] ?? {};
  const body = {
    itemId: toItemId(item),
    SelectedSize: size,
    SelectedColor: color,
    SelectedType: type || undefined,
  };
  const member = await readMember(recorded, toBuyerId(buyer));
  const response = await addToCart({ db: recorded, clock: () => new Date() }, member, body);
  return {
    path: "/cart/add",
    body,
    statements,
    response,
    cookie: makeSessionCookie(member.userId),
  };
}

/** Runs each request through the use case itself, so that exactly the API's queries are measured. */
export async function recordMarketplace(databaseUrl: string): Promise<Map<string, Sample[]>> {
  const db = connect({ url: databaseUrl, poolSize: 2, canPrepare: true }, console.error);
  const { many } = makeCatalogCache({ clock: () => new Date(0) });
  const makeCatalogDeps = (statements: Statement[]) => ({
    db: recordStatements(db, statements),
    cache: makeRecordingCatalog(statements, many),
    searchWords: { read: readWords, correct: correctWords },
  });

  async function recordPages(storeId: string | undefined, pages: number): Promise<Sample[]> {
    const recorded: Sample[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < pages; page++) {
      const statements: Statement[] = [];
      const response = storeId
        ? await listItems({ db: recordStatements(db, statements) }, storeId, { cursor })
        : await searchItems(makeCatalogDeps(statements), { cursor });
      const path = `${itemsPath}${storeId ? `/${storeId}` : ""}`;
      recorded.push({ path: cursor ? `${path}?cursor=${cursor}` : path, statements, response });
      if (response.nextCursor === null) break;
      cursor = response.nextCursor;
    }
    return recorded;
  }

  async function recordSearch(query: Record<string, string>): Promise<Sample> {
    const statements: Statement[] = [];
    await searchItems(makeCatalogDeps([]), CatalogQuery.parse(query));
    const response = await searchItems(makeCatalogDeps(statements), CatalogQuery.parse(query));
    return { path: `${itemsPath}?${new URLSearchParams(query)}`, statements, response };
  }

  async function recordCounts(query: Record<string, string>): Promise<Sample> {
    const statements: Statement[] = [];
    const response = await readFilters(makeCatalogDeps(statements), CatalogQuery.parse(query));
    const path = `/marketplace/catalog/filters?${new URLSearchParams(query)}`;
    return { path, statements, response };
  }

  const recordEach = async (
    searches: Record<string, string>[],
    record: (query: Record<string, string>) => Promise<Sample>,
  ) => {
    const recorded: Sample[] = [];
    for (const query of searches) recorded.push(await record(query));
    return recorded;
  };

  try {
    const storePageSamples: Sample[] = [];
    for (let nr = 1; nr <= storeCount; nr++)
      storePageSamples.push(...(await recordPages(toStoreId(nr), pagesPerStore)));
    const items: Sample[] = [];
    for (const nr of await listListedItemNumbers(db, itemCount))
      items.push(await recordItem(db, nr));
    const cartAdditions: Sample[] = [];
    const cartItemNumbers = await listListedItemNumbers(db, cartItemCount);
    for (let buyer = 1; buyer <= buyerCount; buyer++)
      cartAdditions.push(
        await recordAddition(db, buyer, cartItemNumbers[buyer % cartItemNumbers.length] ?? 1),
      );
    return new Map<string, Sample[]>([
      [queries[0].name, storePageSamples],
      [queries[1].name, await recordPages(undefined, newestPageCount)],
      [queries[2].name, await recordEach(textSearches, recordSearch)],
      [queries[3].name, await recordEach(filteredSearches, recordSearch)],
      [queries[4].name, await recordEach(countedSearches, recordCounts)],
      [queries[5].name, items],
      [queries[6].name, cartAdditions],
    ]);
  } finally {
    await db.destroy();
  }
}
