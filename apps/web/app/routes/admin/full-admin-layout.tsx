import { Outlet } from "react-router";
import { memberContext, requireFullAdmin } from "#shell/guards.server.ts";
import type { Route } from "./+types/full-admin-layout.ts";

/**
 * The guard is a loader and not a middleware, because a middleware that refuses leaves the router without the data of
 * the admin menu, which should stay. The API refuses moderators the data of the pages below all the same.
 */
export function loader({ context }: Route.LoaderArgs) {
  requireFullAdmin(context.get(memberContext));
  return null;
}

export default function FullAdminLayout() {
  return <Outlet />;
}
