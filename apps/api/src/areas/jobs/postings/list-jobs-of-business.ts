import type { JobCard } from "@boab/contracts/jobs/postings";
import { mayRead } from "#areas/directory/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import { toJobCard } from "../board/job-card.rules.ts";
import { listOpenOfBusiness } from "../board/job-rows.repository.ts";
import type { JobsDeps } from "../deps.ts";

/** The open jobs of a business, for whoever may see the business. */
export async function listJobsOfBusiness(
  { db, clock }: Pick<JobsDeps, "db" | "clock">,
  actor: Actor,
  key: string,
): Promise<{ data: JobCard[] }> {
  if (!(await mayRead(db, actor, key))) throw new AppError("not_found");
  return { data: (await listOpenOfBusiness(db, key, clock())).map(toJobCard) };
}
