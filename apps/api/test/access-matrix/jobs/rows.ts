import {
  type AreaMatrix,
  activeOnly,
  everyone,
  forbidden,
  makePendingExceptions,
  notFound,
  staffOnly,
} from "../outcomes.ts";

const notFoundWithoutSession = { visitor: notFound, "token holder": notFound } as const;
const staff = { moderator: 200, admin: 200 } as const;

/** What belongs to a hidden listing exists only for those who manage it. */
const hidden = {
  own: everyone(200, { ...notFoundWithoutSession, ...makePendingExceptions(notFound) }),
  others: everyone(notFound, staff),
  missing: everyone(notFound),
} as const;

export const jobsMatrix: AreaMatrix = {
  "GET /jobs": { none: everyone(200) },
  "GET /jobs/sitemap": { none: everyone(200) },
  "GET /jobs/sitemap/jobs": { none: everyone(200) },
  "GET /jobs/:jobId": { object: "hidden job", ...hidden },
  "GET /dir/business/:id/jobs": { object: "hidden listing", ...hidden },
  "GET /dir/business/:id/jobs/editing": {
    object: "hidden listing",
    own: activeOnly(200),
    others: { ...staffOnly(200, notFound), ...makePendingExceptions(forbidden) },
    missing: activeOnly(notFound),
  },
  "PUT /dir/business/:id/jobs": {
    object: "live listing",
    own: activeOnly(200),
    others: staffOnly(200),
    missing: activeOnly(notFound),
  },

  "POST /resume": {
    object: "open job",
    own: everyone(201),
    others: everyone(201),
    missing: everyone(notFound),
  },
  "POST /jobs/:jobId/uploads": {
    object: "open job",
    own: everyone(201),
    others: everyone(201),
    missing: everyone(notFound),
  },
  // The key is the permission, whoever sends it.
  "POST /jobs/uploads/complete": {
    object: "upload key",
    own: everyone(202),
    others: everyone(202),
    missing: everyone(notFound),
  },
  "POST /jobs/uploads/state": {
    object: "upload key",
    own: everyone(200),
    others: everyone(200),
    missing: everyone(notFound),
  },

  // Of the staff only admins, and never moderators: applications are about people, not pages.
  "GET /resume": {
    object: "live listing",
    own: activeOnly(200),
    others: activeOnly(forbidden, { admin: 200 }),
    missing: activeOnly(notFound),
  },
  "GET /resume/:id": {
    object: "application",
    own: activeOnly(200),
    others: activeOnly(notFound, { admin: 200 }),
    missing: activeOnly(notFound),
  },
  "GET /resume/:id/files/:file": {
    object: "application",
    own: activeOnly(200),
    others: activeOnly(notFound, { admin: 200 }),
    missing: activeOnly(notFound),
  },
  "PUT /resume/:id": {
    object: "application",
    own: activeOnly(200),
    others: activeOnly(notFound, { admin: forbidden }),
    missing: activeOnly(notFound),
  },
  "DELETE /resume/:id": {
    object: "application",
    own: activeOnly(204, { editor: forbidden }),
    others: activeOnly(notFound, { admin: 204 }),
    missing: activeOnly(notFound),
  },
  // The mailed token is the permission, whoever sends it; `others` is a token for something else.
  "POST /resume/withdrawals/read": {
    object: "withdraw token",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "POST /resume/withdrawals": {
    object: "withdraw token",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
};
