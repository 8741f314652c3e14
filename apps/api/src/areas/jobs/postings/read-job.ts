import type { JobPosting } from "@boab/contracts/jobs/postings";
import { mayRead } from "#areas/directory/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { JobsDeps } from "../deps.ts";
import { jobFields } from "./job-fields.rules.ts";
import { statusOf } from "./posting.rules.ts";
import { findPosting } from "./postings.repository.ts";

/** A job of a public business is for everybody; one of a hidden business for those who manage it. */
export async function readJob(
  { db, clock }: Pick<JobsDeps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<JobPosting> {
  const posting = await findPosting(db, id);
  if (!posting) throw new AppError("not_found");
  if (!posting.isOffered && !(await mayRead(db, actor, posting.businessId)))
    throw new AppError("not_found");
  return {
    ...jobFields(posting),
    state: posting.state as JobPosting["state"],
    status: statusOf(posting, clock()),
    isPublic: posting.isOffered,
    business: posting.business,
  };
}
