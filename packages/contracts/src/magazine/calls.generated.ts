// Written by `npm run calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as documents from "./documents.ts";

export const addPicture: BrowserCall<typeof documents.addPicture> = { method: "POST", path: "/documents/:docId/pictures" };
export const deleteDocument: BrowserCall<typeof documents.deleteDocument> = { method: "DELETE", path: "/documents/:docId" };
export const listMyDocuments: BrowserCall<typeof documents.listMyDocuments> = { method: "GET", path: "/documents" };
export const listVersions: BrowserCall<typeof documents.listVersions> = { method: "GET", path: "/documents/:docId/versions" };
export const readDocument: BrowserCall<typeof documents.readDocument> = { method: "GET", path: "/get-text-editor/:docId" };
export const readVersion: BrowserCall<typeof documents.readVersion> = { method: "GET", path: "/documents/:docId/versions/:versionId" };
export const restoreVersion: BrowserCall<typeof documents.restoreVersion> = { method: "POST", path: "/documents/:docId/restorations" };
export const saveDocument: BrowserCall<typeof documents.saveDocument> = { method: "POST", path: "/save-text-editor/:docId" };
export const submitDocument: BrowserCall<typeof documents.submitDocument> = { method: "POST", path: "/documents/:docId/submission" };
export const withdrawDocument: BrowserCall<typeof documents.withdrawDocument> = { method: "DELETE", path: "/documents/:docId/submission" };
