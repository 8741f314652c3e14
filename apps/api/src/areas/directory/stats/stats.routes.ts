import { readDirectoryStats as statsCall } from "@boab/contracts/directory/search";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryParts } from "../parts.ts";
import { makeReadStats } from "./read-stats.ts";

export const statsRoutes = (parts: DirectoryParts): Route[] => [
  route(statsCall, { access: anyone, cacheSeconds: 60 }, makeReadStats(parts)),
];
