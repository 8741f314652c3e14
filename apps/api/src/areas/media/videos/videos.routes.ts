import {
  addVideo as addCall,
  deleteVideo as deleteCall,
  likeVideo as likeCall,
  listVideos as listCall,
  lookUpVideo as lookUpCall,
  readMediaOverview as overviewCall,
  listOwnVideos as ownCall,
  readVideo as readCall,
  reportVideo as reportCall,
  updateVideo as updateCall,
} from "@boab/contracts/media/videos";
import { activeMember, creatorOrStaff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MediaDeps } from "../deps.ts";
import { makeMemberAccess, makeViewerAccess } from "../media-access.ts";
import { addVideo } from "./add-video.ts";
import { deleteVideo, updateVideo } from "./change-video.ts";
import { likeVideo } from "./like-video.ts";
import { listOwnVideos, listVideos, readOverview } from "./list-videos.ts";
import { lookUpVideo } from "./look-up-video.ts";
import { readVideo } from "./read-video.ts";
import { reportVideo } from "./report-video.ts";

const hourSeconds = 3600;

export const videoRoutes = (deps: MediaDeps): Route[] => [
  route(overviewCall, { access: makeViewerAccess(deps) }, () => readOverview(deps)),
  route(listCall, { access: makeViewerAccess(deps) }, ({ query }) => listVideos(deps, query)),
  route(readCall, { access: makeViewerAccess(deps) }, ({ actor, params }) =>
    readVideo(deps, actor, params.vid_Id),
  ),
  route(ownCall, { access: activeMember }, ({ member, query }) =>
    listOwnVideos(deps, member(), query),
  ),
  // Each request asks the provider with our API key, so the limit is low.
  route(
    lookUpCall,
    { access: creatorOrStaff, limit: { points: 30, seconds: hourSeconds } },
    ({ body }) => lookUpVideo(deps, body.id),
  ),
  route(
    addCall,
    { access: creatorOrStaff, limit: { points: 30, seconds: hourSeconds } },
    ({ member, body }) => addVideo(deps, member(), body),
  ),
  route(updateCall, { access: activeMember }, ({ member, params, body, origin }) =>
    updateVideo(deps, member(), params.vid_Id, body, origin),
  ),
  route(deleteCall, { access: activeMember }, ({ member, params, origin }) =>
    deleteVideo(deps, member(), params.vid_Id, origin),
  ),
  route(likeCall, { access: makeMemberAccess(deps) }, ({ member, params }) =>
    likeVideo(deps, member(), params.vid_Id),
  ),
  route(
    reportCall,
    { access: makeMemberAccess(deps), limit: { points: 30, seconds: 24 * hourSeconds } },
    ({ member, params, body }) => reportVideo(deps, member(), params.vid_Id, body),
  ),
];
