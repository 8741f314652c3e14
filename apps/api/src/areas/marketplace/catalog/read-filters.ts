import type { CatalogFilterQuery, CatalogFilters } from "@boab/contracts/marketplace/catalog";
import { maxFoundItems } from "@boab/contracts/marketplace/catalog-limits";
import { toFilters, toSearch } from "./catalog.rules.ts";
import { type CatalogDeps, readPriceCeilingDollars, readWordSearch } from "./catalog-deps.ts";
import { countItemsByFilterValue } from "./filter-counts.repository.ts";

/** Reads how many items each value would leave, for the counts beside the filters. */
export async function readFilters(
  deps: CatalogDeps,
  query: CatalogFilterQuery,
): Promise<CatalogFilters> {
  const ceiling = await readPriceCeilingDollars(deps);
  const search = {
    ...toSearch(query, ceiling),
    words: await readWordSearch(deps, query.q ?? "", query.exact),
  };
  const rows = await deps.cache.filters.get(JSON.stringify([search, ceiling]), () =>
    countItemsByFilterValue(deps.db, search, { ceiling, maxRows: maxFoundItems + 1 }),
  );
  return toFilters(rows, ceiling);
}
