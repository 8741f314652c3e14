import { searchEverything as searchCall } from "@boab/contracts/search/search";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { SearchDeps } from "../deps.ts";
import { makeSearches } from "./kinds.ts";
import { searchEverything } from "./search-everything.ts";

export function everythingRoutes(deps: SearchDeps): Route[] {
  const searches = makeSearches(deps);
  return [
    route(searchCall, { access: anyone, cacheSeconds: 30 }, async ({ actor, query }, reply) => {
      const found = await searchEverything({ ...deps, searches }, actor, query);
      // Whoever is signed in may find more: what a shared cache keeps is for requests without a cookie.
      reply.header("vary", "Cookie");
      // Shared only where all visitors find the same for a while: the next response may be complete.
      if (found.late.length > 0 || found.items === null)
        reply.header("cache-control", "private, no-store");
      return found;
    }),
  ];
}
