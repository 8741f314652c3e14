import { makeTextBody } from "../../factories/documents.ts";
import type { PathSamples, Samples } from "../sample.ts";

const [getDocId, getOtherId] = [0, 1].map(
  (part) => (ids: string) => ids.split("/")[part] ?? "",
) as [(ids: string) => string, (ids: string) => string];

export const documentSamples: Samples = {
  "POST /save-text-editor/:docId": () => ({ body: { content: makeTextBody("Rest"), revision: 1 } }),
  "GET /documents/:docId/versions/:versionId": (ids) => ({
    path: `/documents/${getDocId(ids)}/versions/${getOtherId(ids)}`,
  }),
  "POST /documents/:docId/restorations": (ids) => ({
    path: `/documents/${getDocId(ids)}/restorations`,
    body: { versionId: getOtherId(ids), revision: 1 },
  }),
  "POST /documents/:docId/submission": () => ({ body: { revision: 1 } }),
  "POST /admin/documents/:docId/publication": () => ({ body: { revision: 1, publishAt: null } }),
  "POST /admin/documents/:docId/return": () => ({ body: { revision: 1, note: "Which two?" } }),
  "POST /documents/:docId/pictures": (ids) => ({
    path: `/documents/${getDocId(ids)}/pictures`,
    body: { uploadId: getOtherId(ids) },
  }),
};

export const documentPathSamples: PathSamples = { docId: "DOC-000000" };
