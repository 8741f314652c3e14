import {
  type AreaMatrix,
  everyone,
  forbidden,
  notFound,
  type Outcome,
  ownInterest,
  signedInOnly,
  staffOnly,
} from "../outcomes.ts";

/** Writers, and staff with an outcome of their own; everybody else doesn't write here. */
const writersAndStaff = (outcome: Outcome, staffOutcome: Outcome = outcome) =>
  signedInOnly(forbidden, { writer: outcome, moderator: staffOutcome, admin: staffOutcome });

/** The writer's own; staff look at others' too. */
const makeSharedRows = (outcome: Outcome) => ({
  own: writersAndStaff(outcome),
  others: writersAndStaff(notFound, outcome),
  missing: writersAndStaff(notFound),
});

/** Only the writer, whatever else somebody may do. */
const makeWriterRows = (outcome: Outcome) => ({
  own: writersAndStaff(outcome),
  others: writersAndStaff(notFound, forbidden),
  missing: writersAndStaff(notFound),
});

/** Editors decide about everybody's. */
const makeDeskRows = (outcome: Outcome, own: Outcome = ownInterest) => ({
  own: staffOnly(own),
  others: staffOnly(outcome),
  missing: staffOnly(notFound),
});

const staff = { moderator: 200, admin: 200 } as const;

export const documentMatrix: AreaMatrix = {
  // A draft; what is published is open to everyone, as the tests of documents show.
  "GET /get-text-editor/:docId": {
    object: "document",
    own: everyone(notFound, { writer: 200, ...staff }),
    others: everyone(notFound, staff),
    missing: everyone(notFound),
  },
  "POST /save-text-editor/:docId": {
    object: "document",
    own: writersAndStaff(200),
    others: writersAndStaff("409 document_taken", 200),
    // The sample was made from a revision that isn't there.
    missing: writersAndStaff("409 document_conflict"),
  },
  "GET /documents": { none: writersAndStaff(200) },
  "DELETE /documents/:docId": { object: "document", ...makeWriterRows(204) },
  "GET /documents/:docId/versions": { object: "document", ...makeSharedRows(200) },
  "GET /documents/:docId/versions/:versionId": {
    object: "document version",
    ...makeSharedRows(200),
  },
  "POST /documents/:docId/restorations": { object: "document version", ...makeSharedRows(200) },
  "POST /documents/:docId/submission": { object: "document", ...makeWriterRows(200) },
  "DELETE /documents/:docId/submission": { object: "submitted document", ...makeWriterRows(204) },
  "GET /admin/documents": { none: staffOnly(200) },
  "POST /admin/documents/:docId/publication": {
    object: "submitted document",
    ...makeDeskRows(200),
  },
  "DELETE /admin/documents/:docId/publication": {
    object: "submitted document",
    ...makeDeskRows(204, 204),
  },
  "POST /admin/documents/:docId/return": { object: "submitted document", ...makeDeskRows(204) },
  "POST /documents/:docId/pictures": {
    object: "picture for a document",
    own: writersAndStaff(201),
    // A file is taken in by its sender alone.
    others: writersAndStaff(notFound),
    missing: writersAndStaff(notFound),
  },
};
