import {
  listItemSitemapPart,
  listMarketSitemapParts,
  listStoreSitemapPart,
} from "@boab/contracts/marketplace/sitemap";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { listItemPart, listSitemapParts, listStorePart } from "./list-sitemap.ts";

/** Each part is a large response, and search engines rarely request one. */
const options = { access: anyone, limit: { points: 60, seconds: 60 }, cacheSeconds: 30 };

export const sitemapRoutes = (deps: MarketplaceDeps): Route[] => [
  route(listMarketSitemapParts, options, () => listSitemapParts(deps)),
  route(listStoreSitemapPart, options, ({ query }) => listStorePart(deps, query)),
  route(listItemSitemapPart, options, ({ query }) => listItemPart(deps, query)),
];
