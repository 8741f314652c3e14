import { reportListing as reportCall } from "@boab/contracts/directory/reports";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { reportListing } from "./report-listing.ts";

export const reportRoutes = (deps: DirectoryDeps): Route[] => [
  route(
    reportCall,
    { access: anyone, limit: { points: 5, seconds: 3600 } },
    ({ actor, params, body }) => reportListing(deps, actor, params.id, body),
  ),
];
