import {
  listJobs as listJobsCall,
  listJobSitemapPart as sitemapPartCall,
  listJobSitemapParts as sitemapPartsCall,
} from "@boab/contracts/jobs/board";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { JobsDeps } from "../deps.ts";
import { listJobs, makeBoardCache } from "./list-jobs.ts";
import { listJobSitemapPart, listJobSitemapParts } from "./list-sitemap-jobs.ts";

/** A part of the sitemap is a large response, and search engines come rarely. */
const limit = { points: 60, seconds: 60 };

export function boardRoutes(deps: JobsDeps): Route[] {
  const cache = makeBoardCache(deps);
  return [
    route(listJobsCall, { access: anyone, cacheSeconds: 30 }, ({ query }) =>
      listJobs({ ...deps, cache }, query),
    ),
    route(sitemapPartsCall, { access: anyone, limit, cacheSeconds: 30 }, () =>
      listJobSitemapParts(deps),
    ),
    route(sitemapPartCall, { access: anyone, limit, cacheSeconds: 30 }, ({ query }) =>
      listJobSitemapPart(deps, query),
    ),
  ];
}
