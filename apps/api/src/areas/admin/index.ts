import type { Route } from "#platform/http/route.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import type { AdminParts } from "./parts.ts";
import { settingRoutes } from "./settings/settings.routes.ts";
import { userRoutes } from "./users/users.routes.ts";

export { makeStoredSettings } from "./settings/stored-settings.ts";
export type { AdminParts };

export const adminRoutes = (parts: AdminParts): Route[] => [
  ...userRoutes(parts),
  ...settingRoutes(parts),
  ...auditRoutes(parts),
];
