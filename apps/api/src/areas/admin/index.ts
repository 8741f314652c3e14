import type { EventKind } from "#platform/events/events.ts";
import type { Route } from "#platform/http/route.ts";
import { areaOpened } from "#platform/settings/setting-events.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import type { AdminDeps } from "./deps.ts";
import { settingRoutes } from "./settings/settings.routes.ts";
import { userRoutes } from "./users/users.routes.ts";

export const adminEvents: EventKind[] = [areaOpened];
export { makeStoredSettings } from "./settings/stored-settings.ts";
export type { AdminDeps };

export const adminRoutes = (deps: AdminDeps): Route[] => [
  ...userRoutes(deps),
  ...settingRoutes(deps),
  ...auditRoutes(deps),
];
