import type { EditableJobs } from "@boab/contracts/jobs/postings";
import { findManagedBusiness } from "#areas/directory/index.ts";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { JobsDeps } from "../deps.ts";
import { toJobFields } from "./job-fields.rules.ts";
import { getJobStatus } from "./posting.rules.ts";
import { findPostingListVersion, listPostingsToEdit } from "./postings.repository.ts";

/** Those who edit the page of a business read all of its jobs that were not removed. */
export async function readJobsForEditing(
  { db, clock }: Pick<JobsDeps, "db" | "clock">,
  member: Member,
  key: string,
): Promise<EditableJobs> {
  const { listing } = await findManagedBusiness(db, key, member, "page");
  return toEditableJobs(db, listing.id, clock());
}

export async function toEditableJobs(db: Db, businessId: string, now: Date): Promise<EditableJobs> {
  const version = await findPostingListVersion(db, businessId);
  const postings = await listPostingsToEdit(db, businessId);
  return {
    version,
    jobPostings: postings.map((posting) => ({
      ...toJobFields(posting),
      closesOn: posting.closesOn,
      status: getJobStatus(posting, now),
      isFilled: posting.filledAt !== null,
    })),
  };
}
