import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { isFullAdmin } from "@boab/contracts/accounts/roles";
import {
  type LaunchSwitches,
  maySeeAdmin,
  maySeeEditor,
  maySeeMarketplace,
  maySeeMedia,
} from "@boab/contracts/common/access";
import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { getRegisterPath, pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { readLaunchSwitches } from "./public-settings.server.ts";

type Viewer = FullProfile | null;
type AccessRule = (viewer: Viewer, switches: LaunchSwitches) => boolean;

export const guardedAreas = {
  marketplace: maySeeMarketplace,
  media: maySeeMedia,
  admin: maySeeAdmin,
  editor: maySeeEditor,
} satisfies Record<string, AccessRule>;

export type GuardedArea = keyof typeof guardedAreas;

/** The member on a guarded page; set by the guard, so that loaders needn't load it again. */
export const memberContext = createContext<FullProfile>();

/** The member for the header and menus; null on public pages. */
export const viewerContext = createContext<Viewer>(null);

/** Returns, or throws a redirect to page not found, so that a guarded page looks like a missing one. */
export function requireAreaAccess(
  area: GuardedArea,
  viewer: Viewer,
  switches: LaunchSwitches,
): void {
  if (!guardedAreas[area](viewer, switches)) throw redirect(pageNotFoundPath);
}

/** Returns, or throws a 403, for which the admin area says that the page is for admins only. */
export function requireFullAdmin(viewer: FullProfile): void {
  if (!isFullAdmin(viewer)) throw data(null, { status: 403 });
}

/** Returns the signed-in member, or throws a redirect to the login that leads back here. */
export function requireMember(viewer: Viewer, url: Pick<URL, "pathname" | "search">): FullProfile {
  if (viewer) return viewer;
  throw redirect(getRegisterPath(url.pathname + url.search));
}

/**
 * Use `export const middleware = [guardArea("media")]` in an area's layout. It runs before every loader below, so it
 * covers all pages of the area.
 */
export const guardArea =
  (area: GuardedArea): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    const switches = await readLaunchSwitches();
    // A public area doesn't need the session, so its pages stay cacheable for everyone.
    if (guardedAreas[area](null, switches)) return next();
    const viewer = await loadCurrentProfile(request);
    requireAreaAccess(area, viewer, switches);
    if (viewer) setViewerContexts(context, viewer);
    return next();
  };

/** the launch switch decides whether the marketplace is open to everyone or only to members who trade. */
export const marketplaceGuard = guardArea("marketplace");

export const guardMember: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  setViewerContexts(context, requireMember(await loadCurrentProfile(request), url));
  return next();
};

function setViewerContexts(context: Readonly<RouterContextProvider>, member: FullProfile): void {
  context.set(memberContext, member);
  context.set(viewerContext, member);
}
