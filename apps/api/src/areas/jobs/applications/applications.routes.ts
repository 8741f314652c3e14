import {
  completeApplicationUpload as completeUploadCall,
  createApplication as createCall,
  createApplicationUpload as createUploadCall,
  deleteApplication as deleteCall,
  listApplications as listCall,
  openApplicationFile as openFileCall,
  readApplication as readCall,
  readApplicationUpload as readUploadCall,
  readWithdrawal as readWithdrawalCall,
  updateApplication as updateCall,
  withdrawApplication as withdrawCall,
} from "@boab/contracts/jobs/applications";
import { activeMember, anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { JobsDeps } from "../deps.ts";
import {
  completeApplicationUpload,
  issueApplicationTicket,
  readApplicationUpload,
} from "./application-uploads.ts";
import { createApplication } from "./create-application.ts";
import { readWithdrawal } from "./notify-applicants.ts";
import { listApplications, openApplicationFile, readApplication } from "./read-applications.ts";
import { deleteApplication, withdrawApplication } from "./remove-applications.ts";
import { updateApplication } from "./update-application.ts";

const hour = 3600;

export const applicationRoutes = (deps: JobsDeps): Route[] => [
  route(createCall, { access: anyone, limit: { points: 5, seconds: hour } }, ({ body }) =>
    createApplication(deps, body),
  ),
  route(
    createUploadCall,
    { access: anyone, limit: { points: 20, seconds: hour } },
    ({ params, body }) => issueApplicationTicket(deps, params.jobId, body),
  ),
  route(completeUploadCall, { access: anyone }, ({ body }) =>
    completeApplicationUpload(deps, body.uploadKey),
  ),
  // The page polls about every second while a file is checked, so the max is high.
  route(readUploadCall, { access: anyone, limit: { points: 300, seconds: 60 } }, ({ body }) =>
    readApplicationUpload(deps, body.uploadKey),
  ),
  route(
    listCall,
    {
      access: activeMember,
      staffRead: { act: "list applications", objectType: "application" },
    },
    ({ member, query }) => listApplications(deps, member(), query),
  ),
  route(
    readCall,
    { access: activeMember, staffRead: { act: "read application", objectType: "application" } },
    ({ member, params, query }) => readApplication(deps, member(), params.id, query.why),
  ),
  route(
    openFileCall,
    { access: activeMember, isSameOriginOnly: true },
    ({ member, params, query, origin }) =>
      openApplicationFile(deps, member(), { ...params, ...query }, origin),
  ),
  route(updateCall, { access: activeMember }, ({ member, params, body }) =>
    updateApplication(deps, member(), params.id, body),
  ),
  route(deleteCall, { access: activeMember }, ({ member, params, origin }) =>
    deleteApplication(deps, member(), params.id, origin),
  ),
  route(readWithdrawalCall, { access: anyone, limit: { points: 60, seconds: hour } }, ({ body }) =>
    readWithdrawal(deps, body.token),
  ),
  route(withdrawCall, { access: anyone }, ({ body }) =>
    withdrawApplication(deps, body.token, body.applicationId),
  ),
];
