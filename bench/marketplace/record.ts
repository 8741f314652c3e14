import { CatalogQuery } from "@boab/contracts/marketplace/catalog";
import { correctWords, readWords } from "../../apps/api/src/areas/directory/index.ts";
import {
  type CatalogCache,
  makeCatalogCache,
} from "../../apps/api/src/areas/marketplace/catalog/catalog-cache.ts";
import { readFilters } from "../../apps/api/src/areas/marketplace/catalog/read-filters.ts";
import { searchItems } from "../../apps/api/src/areas/marketplace/catalog/search-items.ts";
import { listItems } from "../../apps/api/src/areas/marketplace/items/list-items.ts";
import { connect } from "../../apps/api/src/platform/db/db.ts";
import type { Sample, Statement } from "../area.ts";
import { recording } from "../data/recording.ts";
import {
  countedSearches,
  filteredSearches,
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
  totals: CatalogCache["totals"],
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
  return { totals, filters: unkept, highestPrice: cache, overview: cache };
}

/** Runs each request through the use case itself, so that exactly the API's queries are measured. */
export async function recordMarketplace(databaseUrl: string): Promise<Map<string, Sample[]>> {
  const db = connect({ url: databaseUrl, poolSize: 2, canPrepare: true }, console.error);
  const { totals } = makeCatalogCache({ clock: () => new Date(0) });
  const catalogDeps = (statements: Statement[]) => ({
    db: recording(db, statements),
    cache: recordingCatalog(statements, totals),
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
    return new Map<string, Sample[]>([
      [queries[0].name, ofStores],
      [queries[1].name, await recordPages(undefined, pagesOfNewest)],
      [queries[2].name, await each(textSearches, recordSearch)],
      [queries[3].name, await each(filteredSearches, recordSearch)],
      [queries[4].name, await each(countedSearches, recordCounts)],
    ]);
  } finally {
    await db.destroy();
  }
}
