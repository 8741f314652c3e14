import {
  listSitemapPart as listSitemapPartCall,
  listSitemapParts as listSitemapPartsCall,
} from "@boab/contracts/directory/sitemap";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listSitemapPart, listSitemapParts } from "./list-sitemap.ts";

/** Each part is a large response, and search engines rarely request one. */
const limit = { points: 60, seconds: 60 };

export const sitemapRoutes = (deps: DirectoryDeps): Route[] => [
  route(listSitemapPartsCall, { access: anyone, limit, cacheSeconds: 30 }, () =>
    listSitemapParts(deps),
  ),
  route(listSitemapPartCall, { access: anyone, limit, cacheSeconds: 30 }, ({ query }) =>
    listSitemapPart(deps, query),
  ),
];
