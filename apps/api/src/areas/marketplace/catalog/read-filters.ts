import type { CatalogFilterQuery, CatalogFilters } from "@boab/contracts/marketplace/catalog";
import { mostFound } from "@boab/contracts/marketplace/catalog-limits";
import { toFilters, toSearch } from "./catalog.rules.ts";
import { type CatalogDeps, readCeiling, readWordSearch } from "./catalog-deps.ts";
import { countFilters } from "./filter-counts.repository.ts";

/** What each choice would leave of the search, for the counts beside the filters. */
export async function readFilters(
  deps: CatalogDeps,
  query: CatalogFilterQuery,
): Promise<CatalogFilters> {
  const ceiling = await readCeiling(deps);
  const search = {
    ...toSearch(query, ceiling),
    words: await readWordSearch(deps, query.q ?? "", query.exact),
  };
  const rows = await deps.cache.filters.get(JSON.stringify([search, ceiling]), () =>
    countFilters(deps.db, search, { ceiling, most: mostFound + 1 }),
  );
  return toFilters(rows, ceiling);
}
