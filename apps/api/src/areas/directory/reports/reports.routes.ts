import {
  dismissReport as dismissCall,
  listReports as listCall,
  reportListing as reportCall,
  resolveReport as resolveCall,
} from "@boab/contracts/directory/reports";
import { anyone, staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { decideReport } from "./decide-report.ts";
import { listReports } from "./list-reports.ts";
import { reportListing } from "./report-listing.ts";

export const reportRoutes = (deps: DirectoryDeps): Route[] => [
  route(
    reportCall,
    { access: anyone, limit: { points: 5, seconds: 3600 } },
    ({ actor, params, body, origin }) =>
      reportListing(deps, actor, params.id, body, {
        actor: actor.kind === "member" ? actor.userId : origin.ip,
        key: origin.idempotencyKey,
      }),
  ),
  route(
    listCall,
    { access: staff, staffRead: { act: "list reports", objectType: "report" } },
    ({ query }) => listReports(deps, query),
  ),
  route(resolveCall, { access: staff }, ({ member, params, origin }) =>
    decideReport(deps, member(), params.id, "resolved", origin),
  ),
  route(dismissCall, { access: staff }, ({ member, params, origin }) =>
    decideReport(deps, member(), params.id, "dismissed", origin),
  ),
];
