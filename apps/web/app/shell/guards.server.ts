import type { FullProfile } from "@boab/contracts/accounts/profiles";
import {
  type LaunchSwitches,
  maySeeAdmin,
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
} satisfies Record<string, Rule>;

export type GuardedArea = keyof typeof guardedAreas;

/** The person behind a guarded page; set by the guard, so a loader need not ask again. */
export const memberContext = createContext<FullProfile>();

/** Lets through or throws the redirect: a closed door looks like a missing page. */
export function admit(area: GuardedArea, viewer: Viewer, switches: LaunchSwitches): void {
  if (!guardedAreas[area](viewer, switches)) throw redirect(pageNotFoundPath);
}

/** The signed-in person, or the way to the sign-in page and back. */
export function admitMember(viewer: Viewer, url: Pick<URL, "pathname" | "search">): FullProfile {
  if (viewer) return viewer;
  throw redirect(registerPath(url.pathname + url.search));
}

/**
 * `export const middleware = [guardArea("media")]` on the layout of an area: it runs before every
 * loader below it, so no page of the area can forget it.
 */
export const guardArea =
  (area: GuardedArea): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    const [viewer, switches] = await Promise.all([currentProfile(request), launchSwitches()]);
    admit(area, viewer, switches);
    if (viewer) context.set(memberContext, viewer);
    return next();
  };

export const guardMember: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  context.set(memberContext, admitMember(await currentProfile(request), url));
  return next();
};
