import {
  completeUpload as completeUploadCall,
  createUpload,
  getUpload,
} from "@boab/contracts/uploads/uploads";
import { signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { UploadsDeps } from "../deps.ts";
import { completeUpload, readUpload } from "./complete-upload.ts";
import { issueTicket } from "./issue-ticket.ts";

export const uploadRoutes = (deps: UploadsDeps): Route[] => [
  route(
    createUpload,
    { access: signedIn, limit: { points: 120, seconds: 3600 } },
    ({ member, body }) => issueTicket(deps, member(), body),
  ),
  route(completeUploadCall, { access: signedIn }, ({ member, params }) =>
    completeUpload(deps, member(), params.uploadId),
  ),
  route(getUpload, { access: signedIn }, ({ member, params }) =>
    readUpload(deps, member(), params.uploadId),
  ),
];
