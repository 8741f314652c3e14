import type { FullProfile } from "@boab/contracts/accounts/profiles";
import {
  type LaunchSwitches,
  maySeeAdmin,
  maySeeEditor,
  maySeeMarketplace,
  maySeeMedia,
} from "@boab/contracts/common/access";
import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { pageNotFoundPath, registerPath } from "#lib/session/redirect.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { launchSwitches } from "./public-settings.server.ts";

type Viewer = FullProfile | null;
type Rule = (viewer: Viewer, switches: LaunchSwitches) => boolean;

export const guardedAreas = {
  marketplace: maySeeMarketplace,
  media: maySeeMedia,
  admin: maySeeAdmin,
  editor: maySeeEditor,
} satisfies Record<string, Rule>;

export type GuardedArea = keyof typeof guardedAreas;

/** The member on a guarded page; set by the guard, so that loaders needn't load it again. */
export const memberContext = createContext<FullProfile>();

/** Returns or throws the redirect: a guarded page looks like a missing one. */
export function admit(area: GuardedArea, viewer: Viewer, switches: LaunchSwitches): void {
  if (!guardedAreas[area](viewer, switches)) throw redirect(pageNotFoundPath);
}

/** The logged-in member, or a redirect to the login and back. */
export function admitMember(viewer: Viewer, url: Pick<URL, "pathname" | "search">): FullProfile {
  if (viewer) return viewer;
  throw redirect(registerPath(url.pathname + url.search));
}

/**
 * `export const middleware = [guardArea("media")]` on an area's layout. It runs before every loader
 * below, so no page can forget it.
 */
export const guardArea =
  (area: GuardedArea): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    const switches = await launchSwitches();
    // What is open to everyone needs nobody's session, and stays cacheable for all.
    if (guardedAreas[area](null, switches)) return next();
    const viewer = await currentProfile(request);
    admit(area, viewer, switches);
    if (viewer) context.set(memberContext, viewer);
    return next();
  };

/** open to everyone, or to members who trade; the owner's switch decides. */
export const marketplaceGuard = guardArea("marketplace");

export const guardMember: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  context.set(memberContext, admitMember(await currentProfile(request), url));
  return next();
};
