import {
  type AreaMatrix,
  activeOnly,
  notFound,
  ownInterest,
  signedInOnly,
  staffOnly,
} from "../outcomes.ts";

export const moderationMatrix: AreaMatrix = {
  "GET /admin/moderation": { none: staffOnly(200) },
  "GET /admin/moderation/:id": {
    object: "open case",
    own: staffOnly(200),
    others: staffOnly(200),
    missing: staffOnly(notFound),
  },
  "POST /admin/moderation/:id/decisions": {
    object: "open case",
    own: staffOnly(ownInterest),
    others: staffOnly(201),
    missing: staffOnly(notFound),
  },
  "POST /admin/moderation/:id/reopen": {
    object: "decided case",
    own: staffOnly(200),
    others: staffOnly(200),
    missing: staffOnly(notFound),
  },
  "POST /admin/moderation/:id/appeal": {
    object: "appealed case",
    own: staffOnly("403 own_decision"),
    others: staffOnly(200),
    missing: staffOnly(notFound),
  },
  "GET /moderation/decisions/:id": {
    object: "decision about a review",
    own: signedInOnly(200),
    others: signedInOnly(notFound),
    missing: signedInOnly(notFound),
  },
  "POST /moderation/decisions/:id/appeals": {
    object: "decision about a review",
    own: activeOnly(201),
    others: activeOnly(notFound),
    missing: activeOnly(notFound),
  },
};
