import { makeTextBody } from "../../factories/documents.ts";
import type { PathSamples, Samples } from "../sample.ts";

const [docOf, otherOf] = [0, 1].map((part) => (ids: string) => ids.split("/")[part] ?? "") as [
  (ids: string) => string,
  (ids: string) => string,
];

export const documentSamples: Samples = {
  "POST /save-text-editor/:docId": () => ({ body: { content: makeTextBody("Rest"), revision: 1 } }),
  "GET /documents/:docId/versions/:versionId": (ids) => ({
    path: `/documents/${docOf(ids)}/versions/${otherOf(ids)}`,
  }),
  "POST /documents/:docId/restorations": (ids) => ({
    path: `/documents/${docOf(ids)}/restorations`,
    body: { versionId: otherOf(ids), revision: 1 },
  }),
  "POST /documents/:docId/submission": () => ({ body: { revision: 1 } }),
  "POST /admin/documents/:docId/publication": () => ({ body: { revision: 1, publishAt: null } }),
  "POST /admin/documents/:docId/return": () => ({ body: { revision: 1, note: "Which two?" } }),
  "POST /documents/:docId/pictures": (ids) => ({
    path: `/documents/${docOf(ids)}/pictures`,
    body: { uploadId: otherOf(ids) },
  }),
};

export const documentPathSamples: PathSamples = { docId: "DOC-000000" };
