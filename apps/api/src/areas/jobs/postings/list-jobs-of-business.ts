import type { JobCard } from "@boab/contracts/jobs/postings";
import { mayReadListing } from "#areas/directory/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { JobsDeps } from "../deps.ts";
import { toJobCard } from "./job-fields.rules.ts";
import { listOpenPostingsOfBusiness } from "./postings.repository.ts";

/** Whoever may see a business lists its open jobs. */
export async function listJobsOfBusiness(
  { db, clock }: Pick<JobsDeps, "db" | "clock">,
  actor: Actor,
  key: string,
): Promise<{ data: JobCard[] }> {
  if (!(await mayReadListing(db, actor, key))) throw new AppError("not_found");
  return { data: await listJobsUnchecked({ db, clock }, key) };
}

/** Lists the same, for callers that have already checked that the business may be seen. */
export const listJobsUnchecked = async (
  { db, clock }: Pick<JobsDeps, "db" | "clock">,
  key: string,
): Promise<JobCard[]> => (await listOpenPostingsOfBusiness(db, key, clock())).map(toJobCard);
