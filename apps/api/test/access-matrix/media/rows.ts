import {
  type AreaMatrix,
  activeOnly,
  everyone,
  forbidden,
  notFound,
  type Outcome,
  signedInOnly,
} from "../outcomes.ts";

/** staff, people who sell, and approved creators. */
const viewersOnly = (outcome: Outcome) =>
  signedInOnly(forbidden, {
    seller: outcome,
    "store owner": outcome,
    creator: outcome,
    moderator: outcome,
    admin: outcome,
  });
const creatorsOnly = (outcome: Outcome) =>
  signedInOnly(forbidden, { creator: outcome, moderator: outcome, admin: outcome });

const makeVideoRows = (outcome: Outcome) => ({
  object: "video",
  own: viewersOnly(outcome),
  others: viewersOnly(outcome),
  missing: viewersOnly(notFound),
});

/** Everybody here has a creator page: their own videos are on it. */
export const mediaMatrix: AreaMatrix = {
  "POST /create/media-account": { none: activeOnly("409 media_account_exists") },
  "GET /get/media-account/:id": {
    object: "creator page",
    own: everyone(200),
    others: everyone(200),
    missing: everyone(notFound),
  },
  "GET /media/account": { none: activeOnly(200) },
  "PATCH /media/account": { none: activeOnly(200) },
  "GET /media/overview": { none: viewersOnly(200) },
  "GET /get-music-videos": { none: viewersOnly(200) },
  "GET /media/my-videos": { none: activeOnly(200) },
  "POST /api/video": { none: creatorsOnly("502 video_lookup_failed") },
  "POST /add-music-video": { none: creatorsOnly(201) },
  "GET /mediaItems/:vid_Id": makeVideoRows(200),
  "PATCH /mediaItems/:vid_Id": {
    object: "video",
    own: activeOnly(200),
    others: activeOnly(forbidden, { admin: 200 }),
    missing: activeOnly(notFound),
  },
  "DELETE /mediaItems/:vid_Id": {
    object: "video",
    own: activeOnly(204),
    others: activeOnly(forbidden, { admin: 204 }),
    missing: activeOnly(notFound),
  },
  "POST /mediaItems/:vid_Id/like": makeVideoRows(200),
  "POST /mediaItems/:vid_Id/reports": { ...makeVideoRows(202), own: viewersOnly(forbidden) },
  "GET /mediaItems/:vid_Id/comments": makeVideoRows(200),
  "POST /mediaItems/:vid_Id/comments": makeVideoRows(201),
  "DELETE /media/comments/:id": {
    object: "comment",
    own: activeOnly(204),
    others: activeOnly(forbidden, { moderator: 204, admin: 204 }),
    missing: activeOnly(notFound),
  },
  "POST /media/comments/:id/reports": {
    object: "comment",
    own: viewersOnly(forbidden),
    others: viewersOnly(202),
    missing: viewersOnly(notFound),
  },
  "GET /media/watching": { none: viewersOnly(200) },
  "PUT /media/watch-later/:vid_Id": makeVideoRows(204),
  // Whatever is not on the list afterwards is what was asked for.
  "DELETE /media/watch-later/:vid_Id": {
    object: "video",
    own: activeOnly(204),
    others: activeOnly(204),
    missing: activeOnly(204),
  },
  "PUT /media/progress/:vid_Id": makeVideoRows(204),
  "DELETE /media/progress": { none: activeOnly(204) },
};
