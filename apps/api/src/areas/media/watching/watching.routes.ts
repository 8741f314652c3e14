import {
  dropWatchLater as dropCall,
  forgetProgress as forgetCall,
  keepProgress as keepCall,
  watchLater as laterCall,
  readWatching as readCall,
} from "@boab/contracts/media/watching";
import { activeMember, mediaViewer } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MediaDeps } from "../deps.ts";
import { dropWatchLater, forgetProgress, keepProgress, readWatching, watchLater } from "./watch.ts";

const access = mediaViewer;

export const watchingRoutes = (deps: MediaDeps): Route[] => [
  route(readCall, { access }, ({ member }) => readWatching(deps, member())),
  route(laterCall, { access }, ({ member, params }) => watchLater(deps, member(), params.vid_Id)),
  // Also for somebody who may no longer open the media pages.
  route(dropCall, { access: activeMember }, ({ member, params }) =>
    dropWatchLater(deps, member(), params.vid_Id),
  ),
  route(keepCall, { access }, ({ member, params, body }) =>
    keepProgress(deps, member(), params.vid_Id, body),
  ),
  route(forgetCall, { access: activeMember }, ({ member }) => forgetProgress(deps, member())),
];
