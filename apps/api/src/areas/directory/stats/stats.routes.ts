import { readDirectoryStats as statsCall } from "@boab/contracts/directory/search";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { makeReadStats } from "./read-stats.ts";

export const statsRoutes = (deps: DirectoryDeps): Route[] => [
  route(statsCall, { access: anyone, cacheSeconds: 60 }, makeReadStats(deps)),
];
