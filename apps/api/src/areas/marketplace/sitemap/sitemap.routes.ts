import { listStoreSitemapPart, listStoreSitemapParts } from "@boab/contracts/marketplace/sitemap";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { listSitemapPart, listSitemapParts } from "./list-sitemap.ts";

/** A part is a large response, and search engines come rarely. */
const limit = { points: 60, seconds: 60 };

export const sitemapRoutes = (deps: MarketplaceDeps): Route[] => [
  route(listStoreSitemapParts, { access: anyone, limit, cacheSeconds: 30 }, () =>
    listSitemapParts(deps),
  ),
  route(listStoreSitemapPart, { access: anyone, limit, cacheSeconds: 30 }, ({ query }) =>
    listSitemapPart(deps, query),
  ),
];
