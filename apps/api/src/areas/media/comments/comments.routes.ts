import {
  addComment as addCall,
  deleteComment as deleteCall,
  listComments as listCall,
  reportComment as reportCall,
} from "@boab/contracts/media/comments";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MediaDeps } from "../deps.ts";
import { makeMemberAccess, makeViewerAccess } from "../media-access.ts";
import { listComments } from "./list-comments.ts";
import { addComment, deleteComment, reportComment } from "./write-comment.ts";

const hourSeconds = 3600;

export const commentRoutes = (deps: MediaDeps): Route[] => [
  route(listCall, { access: makeViewerAccess(deps) }, ({ actor, params, query }) =>
    listComments(deps, actor, params.vid_Id, query),
  ),
  route(
    addCall,
    { access: makeMemberAccess(deps), limit: { points: 20, seconds: hourSeconds } },
    ({ member, params, body }) => addComment(deps, member(), params.vid_Id, body.body),
  ),
  // Members who may no longer open the media pages can still delete their comments.
  route(deleteCall, { access: activeMember }, ({ member, params, origin }) =>
    deleteComment(deps, member(), params.id, origin),
  ),
  route(
    reportCall,
    { access: makeMemberAccess(deps), limit: { points: 30, seconds: 24 * hourSeconds } },
    ({ member, params, body }) => reportComment(deps, member(), params.id, body),
  ),
];
