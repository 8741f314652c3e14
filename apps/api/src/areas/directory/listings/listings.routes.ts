import {
  listBusinesses as listCall,
  listCategories as listCategoriesCall,
} from "@boab/contracts/directory/search";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listBusinesses } from "./list-businesses.ts";
import { listCategories } from "./list-categories.ts";
import { makeListingTotals } from "./listing-totals.ts";

export function listingRoutes(deps: DirectoryDeps): Route[] {
  const totals = makeListingTotals(deps);
  return [
    route(listCall, { access: anyone, cacheSeconds: 30 }, ({ actor, query }, reply) => {
      const isPublic = (query.show ?? "public") === "public";
      if (!isPublic) reply.header("cache-control", "private, no-store");
      return listBusinesses({ ...deps, totals }, actor, query);
    }),
    route(listCategoriesCall, { access: anyone, cacheSeconds: 60 }, () => listCategories(deps)),
  ];
}
