import { CatalogQuery } from "@boab/contracts/marketplace/catalog";
import { correctWords, readWords } from "../../apps/api/src/areas/directory/index.ts";
import { addToCart } from "../../apps/api/src/areas/marketplace/cart/add-to-cart.ts";
import {
  type CatalogCache,
  makeCatalogCache,
} from "../../apps/api/src/areas/marketplace/catalog/catalog-cache.ts";
import { readFilters } from "../../apps/api/src/areas/marketplace/catalog/read-filters.ts";
import { searchItems } from "../../apps/api/src/areas/marketplace/catalog/search-items.ts";
import { listItems } from "../../apps/api/src/areas/marketplace/items/list-items.ts";
import { readItem } from "../../apps/api/src/areas/marketplace/items/read-item.ts";
import { connect, type Db } from "../../apps/api/src/platform/db/db.ts";
import type { Sample, Statement } from "../area.ts";
import { recording } from "../data/recording.ts";
import { readMember } from "../identity/member.ts";
import { sessionCookieOf } from "../identity/sessions.ts";
import {
  buyerIdOf,
  buyers,
  countedSearches,
  filteredSearches,
  itemIdOf,
  itemsAsked,
  itemsInCarts,
  pagesOfNewest,
  pagesOfStore,
  queries,
  storeIdOf,
  storesAsked,
  textSearches,
} from "./requests.ts";

const itemsPath = "/shop-item/get-items";

/** Marks the statements whose result the API would keep. That a search finds many, it knows already. */
export function recordingCatalog(
  statements: Statement[],
  many: CatalogCache["many"],
): CatalogCache {
  const cache = {
    async get(_key: string, load: () => Promise<never>) {
      const value = await load();
      const last = statements.at(-1);
      if (last) last.isKept = true;
      return value;
    },
    peek: () => undefined,
    set() {},
    delete() {},
  };
  const unkept = { ...cache, get: (_key: string, load: () => Promise<never>) => load() };
  return { many, filters: unkept, highestPrice: cache, overview: cache };
}

/** The first items that are for sale, by number. */
async function numbersOfListed(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom("marketplace.item")
    .select("id")
    .where("is_listed", "=", true)
    .where("id", "<=", itemIdOf(most))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => Number(id.replace("ITM-", "")));
}

async function recordItem(db: Db, nr: number): Promise<Sample> {
  const statements: Statement[] = [];
  const response = await readItem({ db: recording(db, statements) }, itemIdOf(nr));
  return { path: `/shop-item/get-single-item/${itemIdOf(nr)}`, statements, response };
}

/** Each buyer puts something of one item into their cart. */
async function recordAddition(db: Db, buyer: number, item: number): Promise<Sample> {
  const statements: Statement[] = [];
  const recorded = recording(db, statements);
  const { color, size, type } = (await readItem({ db }, itemIdOf(item))).variants[0] ?? {};
  const body = {
    itemId: itemIdOf(item),
    ...{ SelectedSize: size, SelectedColor: color, SelectedType: type || undefined },
  };
  const member = await readMember(recorded, buyerIdOf(buyer));
  const response = await addToCart({ db: recorded, clock: () => new Date() }, member, body);
  return { path: "/cart/add", body, statements, response, cookie: sessionCookieOf(member.userId) };
}

/** Runs each request through the use case itself, so that exactly the API's queries are measured. */
export async function recordMarketplace(databaseUrl: string): Promise<Map<string, Sample[]>> {
  const db = connect({ url: databaseUrl, poolSize: 2, canPrepare: true }, console.error);
  const { many } = makeCatalogCache({ clock: () => new Date(0) });
  const catalogDeps = (statements: Statement[]) => ({
    db: recording(db, statements),
    cache: recordingCatalog(statements, many),
    searchWords: { read: readWords, correct: correctWords },
  });

  async function recordPages(storeId: string | undefined, pages: number): Promise<Sample[]> {
    const recorded: Sample[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < pages; page++) {
      const statements: Statement[] = [];
      const response = storeId
        ? await listItems({ db: recording(db, statements) }, storeId, { cursor })
        : await searchItems(catalogDeps(statements), { cursor });
      const path = `${itemsPath}${storeId ? `/${storeId}` : ""}`;
      recorded.push({ path: cursor ? `${path}?cursor=${cursor}` : path, statements, response });
      if (response.nextCursor === null) break;
      cursor = response.nextCursor;
    }
    return recorded;
  }

  async function recordSearch(query: Record<string, string>): Promise<Sample> {
    const statements: Statement[] = [];
    await searchItems(catalogDeps([]), CatalogQuery.parse(query));
    const response = await searchItems(catalogDeps(statements), CatalogQuery.parse(query));
    return { path: `${itemsPath}?${new URLSearchParams(query)}`, statements, response };
  }

  async function recordCounts(query: Record<string, string>): Promise<Sample> {
    const statements: Statement[] = [];
    const response = await readFilters(catalogDeps(statements), CatalogQuery.parse(query));
    const path = `/marketplace/catalog/filters?${new URLSearchParams(query)}`;
    return { path, statements, response };
  }

  const each = async (
    searches: Record<string, string>[],
    record: (query: Record<string, string>) => Promise<Sample>,
  ) => {
    const recorded: Sample[] = [];
    for (const query of searches) recorded.push(await record(query));
    return recorded;
  };

  try {
    const ofStores: Sample[] = [];
    for (let nr = 1; nr <= storesAsked; nr++)
      ofStores.push(...(await recordPages(storeIdOf(nr), pagesOfStore)));
    const items: Sample[] = [];
    for (const nr of await numbersOfListed(db, itemsAsked)) items.push(await recordItem(db, nr));
    const additions: Sample[] = [];
    const inCarts = await numbersOfListed(db, itemsInCarts);
    for (let buyer = 1; buyer <= buyers; buyer++)
      additions.push(await recordAddition(db, buyer, inCarts[buyer % inCarts.length] ?? 1));
    return new Map<string, Sample[]>([
      [queries[0].name, ofStores],
      [queries[1].name, await recordPages(undefined, pagesOfNewest)],
      [queries[2].name, await each(textSearches, recordSearch)],
      [queries[3].name, await each(filteredSearches, recordSearch)],
      [queries[4].name, await each(countedSearches, recordCounts)],
      [queries[5].name, items],
      [queries[6].name, additions],
    ]);
  } finally {
    await db.destroy();
  }
}
