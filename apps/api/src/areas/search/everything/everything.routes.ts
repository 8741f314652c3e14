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
      // Signed-in members may find more, so a shared cache may only answer requests without a cookie.
      reply.header("vary", "Cookie");
      // An incomplete response is not cached, because the next one may be complete.
      if (found.late.length > 0 || found.items === null)
        reply.header("cache-control", "private, no-store");
      return found;
    }),
  ];
}
