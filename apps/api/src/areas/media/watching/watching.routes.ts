import {
  clearProgress as clearCall,
  dropWatchLater as dropCall,
  watchLater as laterCall,
  readWatching as readCall,
  saveProgress as saveCall,
} from "@boab/contracts/media/watching";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MediaDeps } from "../deps.ts";
import { makeMemberAccess } from "../media-access.ts";
import {
  clearProgress,
  readWatchLists,
  recordProgress,
  removeFromWatchLater,
  saveForLater,
} from "./watch.ts";

export const watchingRoutes = (deps: MediaDeps): Route[] => [
  route(readCall, { access: makeMemberAccess(deps) }, ({ member }) =>
    readWatchLists(deps, member()),
  ),
  route(laterCall, { access: makeMemberAccess(deps) }, ({ member, params }) =>
    saveForLater(deps, member(), params.vid_Id),
  ),
  // Members who may no longer open the media pages can still remove videos from their list.
  route(dropCall, { access: activeMember }, ({ member, params }) =>
    removeFromWatchLater(deps, member(), params.vid_Id),
  ),
  route(saveCall, { access: makeMemberAccess(deps) }, ({ member, params, body }) =>
    recordProgress(deps, member(), params.vid_Id, body),
  ),
  route(clearCall, { access: activeMember }, ({ member }) => clearProgress(deps, member())),
];
