import { type AreaMatrix, actorMismatch, notFound, signedInOnly } from "../outcomes.ts";

export const uploadsMatrix: AreaMatrix = {
  // The sample is a profile photo, which everybody may only upload for themselves, staff too.
  "POST /uploads": {
    object: "profile",
    own: signedInOnly(201),
    others: signedInOnly(actorMismatch),
    missing: signedInOnly(actorMismatch),
  },
  "GET /uploads/:uploadId": {
    object: "upload",
    own: signedInOnly(200),
    others: signedInOnly(notFound),
    missing: signedInOnly(notFound),
  },
  "POST /uploads/:uploadId/complete": {
    object: "upload",
    own: signedInOnly(202),
    others: signedInOnly(notFound),
    missing: signedInOnly(notFound),
  },
};
