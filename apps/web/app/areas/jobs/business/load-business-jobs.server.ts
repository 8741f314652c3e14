import { listJobsOfBusiness } from "@boab/contracts/jobs/postings";
import { api } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { log } from "#lib/http/log.server.ts";
import { toJobCardView } from "../job-card.server.ts";
import type { JobCardView } from "../job-card.ts";

interface BusinessJobsOptions {
  businessId: string;
  isPublic: boolean;
  now: Date;
}

/** Loads the open jobs of a business, without the session if it is public. Null if they couldn't be loaded. */
export async function loadBusinessJobs(
  request: Request,
  { businessId, isPublic, now }: BusinessJobsOptions,
): Promise<JobCardView[] | null> {
  const client = isPublic ? publicApi(request) : api(request);
  try {
    const { data } = await client.call(listJobsOfBusiness, { params: { id: businessId } });
    return data.map((job) => toJobCardView(job, now));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The rest of the page is still shown without the jobs.
    log("warn", "jobs not read", { businessId, code: error.code });
    return null;
  }
}
