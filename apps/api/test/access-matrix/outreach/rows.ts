import {
  type AreaMatrix,
  adminsOnly,
  conflict,
  everyone,
  notFound,
  type Outcome,
  staffOnly,
} from "../outcomes.ts";

/** An issue belongs to the site: whoever wrote it, every admin may change it. */
const makeIssueRows = (object: string, outcome: Outcome) => ({
  object,
  own: adminsOnly(outcome),
  others: adminsOnly(outcome),
  missing: adminsOnly(notFound),
});

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

  "POST /emails/unsubscriptions": {
    object: "email topic token",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },

  "POST /launch-reminders": { none: everyone(202) },
  "POST /launch-reminders/confirmations": {
    object: "launch reminder token",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },

  "GET /admin/newsletter/issues": { none: adminsOnly(200) },
  "POST /admin/newsletter/issues": { none: adminsOnly(201) },
  "GET /admin/newsletter/issues/:id": makeIssueRows("draft issue", 200),
  "PUT /admin/newsletter/issues/:id": makeIssueRows("draft issue", 200),
  "DELETE /admin/newsletter/issues/:id": makeIssueRows("draft issue", 204),
  "POST /admin/newsletter/issues/:id/test": makeIssueRows("draft issue", 202),
  "POST /admin/newsletter/issues/:id/send": makeIssueRows("draft issue", 200),
  "POST /admin/newsletter/issues/:id/pause": makeIssueRows("issue on its way", 200),
  "POST /admin/newsletter/issues/:id/resume": makeIssueRows("issue on its way", conflict),
};
