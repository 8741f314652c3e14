// Written by `npm run gen calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as applications from "./applications.ts";
import type * as board from "./board.ts";
import type * as postings from "./postings.ts";

export const completeApplicationUpload: BrowserCall<typeof applications.completeApplicationUpload> = { method: "POST", path: "/jobs/uploads/complete" };
export const createApplication: BrowserCall<typeof applications.createApplication> = { method: "POST", path: "/resume" };
export const createApplicationUpload: BrowserCall<typeof applications.createApplicationUpload> = { method: "POST", path: "/jobs/:jobId/uploads" };
export const deleteApplication: BrowserCall<typeof applications.deleteApplication> = { method: "DELETE", path: "/resume/:id" };
export const listApplications: BrowserCall<typeof applications.listApplications> = { method: "GET", path: "/resume" };
export const openApplicationFile: BrowserCall<typeof applications.openApplicationFile> = { method: "GET", path: "/resume/:id/files/:file" };
export const readApplication: BrowserCall<typeof applications.readApplication> = { method: "GET", path: "/resume/:id" };
export const readApplicationUpload: BrowserCall<typeof applications.readApplicationUpload> = { method: "POST", path: "/jobs/uploads/state" };
export const readWithdrawal: BrowserCall<typeof applications.readWithdrawal> = { method: "POST", path: "/resume/withdrawals/read" };
export const updateApplication: BrowserCall<typeof applications.updateApplication> = { method: "PUT", path: "/resume/:id" };
export const withdrawApplication: BrowserCall<typeof applications.withdrawApplication> = { method: "POST", path: "/resume/withdrawals" };
export const listJobSitemapPart: BrowserCall<typeof board.listJobSitemapPart> = { method: "GET", path: "/jobs/sitemap/jobs" };
export const listJobSitemapParts: BrowserCall<typeof board.listJobSitemapParts> = { method: "GET", path: "/jobs/sitemap" };
export const listJobs: BrowserCall<typeof board.listJobs> = { method: "GET", path: "/jobs" };
export const listJobsOfBusiness: BrowserCall<typeof postings.listJobsOfBusiness> = { method: "GET", path: "/dir/business/:id/jobs" };
export const readJob: BrowserCall<typeof postings.readJob> = { method: "GET", path: "/jobs/:jobId" };
export const readJobsForEditing: BrowserCall<typeof postings.readJobsForEditing> = { method: "GET", path: "/dir/business/:id/jobs/editing" };
export const saveJobs: BrowserCall<typeof postings.saveJobs> = { method: "PUT", path: "/dir/business/:id/jobs" };
