import { hasCreatorStatus, hasStaffStatus, isActive } from "@boab/contracts/accounts/roles";
import { Outlet, useMatches } from "react-router";
import { MediaBar } from "#areas/media/media-bar.tsx";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { ErrorPanel } from "#shell/error-page.tsx";
import { guardArea } from "#shell/guards.server.ts";
import { cx } from "#ui/layout/cx.ts";
import type { Route } from "./+types/media-layout.ts";

export const middleware = [guardArea("media")];

/** A loader makes every visit run the guard, even for pages without a loader. */
export async function loader({ request }: Route.LoaderArgs) {
  const viewer = await loadCurrentProfile(request);
  const isMember = isActive(viewer);
  return { isMember, mayAdd: isMember && (hasStaffStatus(viewer) || hasCreatorStatus(viewer)) };
}

/** Media pages are dark in both themes, except for pages with a form. */
const isFormHandle = (handle: unknown) =>
  typeof handle === "object" && handle !== null && "isForm" in handle;

export default function MediaLayout({ loaderData }: Route.ComponentProps) {
  const hasForm = useMatches().some(({ handle }) => isFormHandle(handle));
  return (
    <div className={cx("h-full bg-paper text-ink", !hasForm && "theme-dark on-night")}>
      <MediaBar {...loaderData} />
      <Outlet />
    </div>
  );
}

/** The bar of the media area stays when a page fails. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <div className="theme-dark on-night h-full bg-paper text-ink">
      {loaderData && <MediaBar {...loaderData} />}
      <ErrorPanel error={error} />
    </div>
  );
}
