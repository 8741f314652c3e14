import { type AreaMatrix, adminsOnly, badRequest, everyone, staffOnly } from "../outcomes.ts";

export const adminMatrix: AreaMatrix = {
  "GET /admin/users": { none: staffOnly(200) },
  "GET /admin/audit": { none: staffOnly(200) },

  // Settings belong to the site: nobody has one of their own.
  "GET /app/settings/public": { none: everyone(200) },
  "GET /admin/settings": { none: staffOnly(200) },
  "PUT /admin/settings/:key": {
    object: "setting",
    own: adminsOnly(200),
    others: adminsOnly(200),
    missing: adminsOnly(badRequest),
  },
  "GET /admin/settings/:key/history": {
    object: "setting",
    own: staffOnly(200),
    others: staffOnly(200),
    missing: staffOnly(badRequest),
  },
};
