import { type AreaMatrix, everyone, notFound, staffOnly } from "../outcomes.ts";

export const outreachMatrix: AreaMatrix = {
  "POST /app/enquiries": { none: everyone(201) },
  "GET /admin/enquiries": { none: staffOnly(200) },
  "POST /admin/enquiries/:id/done": {
    object: "open enquiry",
    own: staffOnly(200),
    others: staffOnly(200),
    missing: staffOnly(notFound),
  },
  "POST /admin/enquiries/:id/reopen": {
    object: "handled enquiry",
    own: staffOnly(200),
    others: staffOnly(200),
    missing: staffOnly(notFound),
  },

  "POST /newsletter/subscribers": { none: everyone(202) },
  // The mailed token is the permission, whoever sends it; `others` is a token for something else.
  "POST /newsletter/confirmations": {
    object: "confirmation token",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "POST /newsletter/unsubscriptions": {
    object: "unsubscribe token",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
};
