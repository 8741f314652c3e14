import type { Route } from "#platform/http/route.ts";
import type { SearchDeps } from "./deps.ts";
import { everythingRoutes } from "./everything/everything.routes.ts";

export type { SearchDeps };

export const searchRoutes = (deps: SearchDeps): Route[] => everythingRoutes(deps);
