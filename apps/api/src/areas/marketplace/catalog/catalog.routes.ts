import {
  getItems,
  listRelatedItems as listRelatedItemsCall,
  readCatalog as readCatalogCall,
  readCatalogFilters,
} from "@boab/contracts/marketplace/catalog";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { makeCatalogCache } from "./catalog-cache.ts";
import { listRelatedItems } from "./list-related-items.ts";
import { readCatalog } from "./read-catalog.ts";
import { readFilters } from "./read-filters.ts";
import { searchItems } from "./search-items.ts";

/** the data is public; a setting decides whether the pages are. */
const publicOptions = { access: anyone, cacheSeconds: 30 };

export function catalogRoutes(marketplace: MarketplaceDeps): Route[] {
  const deps = { ...marketplace, cache: makeCatalogCache(marketplace) };
  return [
    route(getItems, publicOptions, ({ query }) => searchItems(deps, query)),
    route(readCatalogFilters, publicOptions, ({ query }) => readFilters(deps, query)),
    route(readCatalogCall, publicOptions, () => readCatalog(deps)),
    route(listRelatedItemsCall, publicOptions, ({ params }) =>
      listRelatedItems(deps, params.itemId),
    ),
  ];
}
