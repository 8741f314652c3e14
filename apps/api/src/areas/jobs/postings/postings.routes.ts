import {
  listJobsOfBusiness as listOfBusinessCall,
  readJobsForEditing as readForEditingCall,
  readJob as readJobCall,
  saveJobs as saveJobsCall,
} from "@boab/contracts/jobs/postings";
import { anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { JobsDeps } from "../deps.ts";
import { readJobsForEditing } from "./edit-jobs.ts";
import { listJobsOfBusiness } from "./list-jobs-of-business.ts";
import { readJob } from "./read-job.ts";
import { saveJobs } from "./save-jobs.ts";

export const postingRoutes = (deps: JobsDeps): Route[] => [
  route(readJobCall, { access: anyone }, ({ actor, params }) => readJob(deps, actor, params.jobId)),
  route(listOfBusinessCall, { access: anyone }, ({ actor, params }) =>
    listJobsOfBusiness(deps, actor, params.id),
  ),
  route(readForEditingCall, { access: signedIn }, ({ member, params }) =>
    readJobsForEditing(deps, member(), params.id),
  ),
  route(saveJobsCall, { access: signedIn }, ({ member, params, body, origin }) =>
    saveJobs(deps, member(), params.id, body, origin),
  ),
];
