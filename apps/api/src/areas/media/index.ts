import { memberBanned, memberUnbanned } from "#areas/accounts/index.ts";
import { type Subscriber, subscribe } from "#platform/events/events.ts";
import type { Route } from "#platform/http/route.ts";
import { accountRoutes } from "./accounts/accounts.routes.ts";
import { commentRoutes } from "./comments/comments.routes.ts";
import type { MediaDeps } from "./deps.ts";
import { syncMemberVisibility } from "./members/sync-member.ts";
import { videoRoutes } from "./videos/videos.routes.ts";
import { watchingRoutes } from "./watching/watching.routes.ts";

export { checkCreatorPictureTarget } from "./accounts/may-upload-pictures.ts";
export { makeCommentSubject as commentSubject } from "./comments/comment-subject.ts";
export { makeLookUp } from "./lookup/look-up.ts";
export { mediaPersonalData } from "./personal-data.ts";
export { findVideos } from "./videos/list-videos.ts";
export { makeVideoSubject as videoSubject } from "./videos/video-subject.ts";
export type { MediaDeps };

export const mediaRoutes = (deps: MediaDeps): Route[] => [
  ...accountRoutes(deps),
  ...videoRoutes(deps),
  ...commentRoutes(deps),
  ...watchingRoutes(deps),
];

/** The page, videos and comments of a banned person are hidden until the ban ends. */
export const mediaSubscribers = (deps: Pick<MediaDeps, "db">): Subscriber[] => [
  subscribe(memberBanned, "media", ({ userId }) => syncMemberVisibility(deps, userId)),
  subscribe(memberUnbanned, "media", ({ userId }) => syncMemberVisibility(deps, userId)),
];
