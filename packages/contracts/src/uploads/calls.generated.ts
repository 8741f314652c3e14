// Written by `npm run gen calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as uploads from "./uploads.ts";

export const completeUpload: BrowserCall<typeof uploads.completeUpload> = { method: "POST", path: "/uploads/:uploadId/complete" };
export const createUpload: BrowserCall<typeof uploads.createUpload> = { method: "POST", path: "/uploads" };
export const getUpload: BrowserCall<typeof uploads.getUpload> = { method: "GET", path: "/uploads/:uploadId" };
