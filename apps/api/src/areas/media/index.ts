import { memberBanned, memberUnbanned } from "#areas/accounts/index.ts";
import { type Reaction, react } from "#platform/events/facts.ts";
import type { Route } from "#platform/http/route.ts";
import { accountRoutes } from "./accounts/accounts.routes.ts";
import { followMember } from "./accounts/follow-member.ts";
import { commentRoutes } from "./comments/comments.routes.ts";
import type { MediaDeps } from "./deps.ts";
import { videoRoutes } from "./videos/videos.routes.ts";
import { watchingRoutes } from "./watching/watching.routes.ts";

export { mayUploadCreatorPictures } from "./accounts/may-upload-pictures.ts";
export { commentSubject } from "./comments/comment-subject.ts";
export { makeLookUp } from "./lookup/look-up.ts";
export { mediaPersonalData } from "./personal-data.ts";
export { findVideos } from "./videos/list-videos.ts";
export { videoSubject } from "./videos/video-subject.ts";
export type { MediaDeps };

export const mediaRoutes = (deps: MediaDeps): Route[] => [
  ...accountRoutes(deps),
  ...videoRoutes(deps),
  ...commentRoutes(deps),
  ...watchingRoutes(deps),
];

/** What a banned person made and wrote is hidden for as long. */
export const mediaReactions = (deps: Pick<MediaDeps, "db">): Reaction[] => [
  react(memberBanned, "media", ({ userId }) => followMember(deps, userId)),
  react(memberUnbanned, "media", ({ userId }) => followMember(deps, userId)),
];
