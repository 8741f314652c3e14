import {
  groupListings as groupCall,
  listBusinesses as listCall,
  listCategories as listCategoriesCall,
  findPromoted as promotedCall,
} from "@boab/contracts/directory/search";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findPromoted } from "./find-promoted.ts";
import { groupListings, makeMapGroupsCache } from "./group-listings.ts";
import { listBusinesses } from "./list-businesses.ts";
import { listCategories } from "./list-categories.ts";
import { makeListingTotals } from "./listing-totals.ts";

interface Reply {
  header(name: string, value: string): unknown;
}

export function listingRoutes(deps: DirectoryDeps): Route[] {
  const totals = makeListingTotals(deps);
  const mapGroupsCache = makeMapGroupsCache(deps);
  return [
    // Cards show free times: with what pages keep them for, ten seconds at most.
    route(listCall, { access: anyone, cacheSeconds: 4 }, ({ actor, query }, reply) => {
      preventSharedCaching(query, reply);
      return listBusinesses({ ...deps, totals }, actor, query);
    }),
    route(groupCall, { access: anyone, cacheSeconds: 30 }, ({ actor, query }, reply) => {
      preventSharedCaching(query, reply);
      return groupListings({ ...deps, mapGroupsCache: mapGroupsCache }, actor, query);
    }),
    route(promotedCall, { access: anyone, cacheSeconds: 4 }, ({ query }) =>
      findPromoted(deps, query),
    ),
    route(listCategoriesCall, { access: anyone, cacheSeconds: 60 }, () => listCategories(deps)),
  ];
}

/** Only the public list may be cached by others; `show` makes it personal. */
function preventSharedCaching(
  { show = "public" }: { show?: string | undefined },
  reply: Reply,
): void {
  if (show !== "public") reply.header("cache-control", "private, no-store");
}
