import type { JobPosting } from "@boab/contracts/jobs/postings";
import { mayReadListing } from "#areas/directory/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { JobsDeps } from "../deps.ts";
import { toJobFields } from "./job-fields.rules.ts";
import { getJobStatus } from "./posting.rules.ts";
import { findPosting } from "./postings.repository.ts";

/** Everybody reads a job of a public business; those who manage a hidden business read its jobs. */
export async function readJob(
  { db, clock }: Pick<JobsDeps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<JobPosting> {
  const posting = await findPosting(db, id);
  if (!posting) throw new AppError("not_found");
  if (!posting.isOffered && !(await mayReadListing(db, actor, posting.businessId)))
    throw new AppError("not_found");
  return {
    ...toJobFields(posting),
    state: posting.state,
    status: getJobStatus(posting, clock()),
    isPublic: posting.isOffered,
    business: posting.business,
  };
}
