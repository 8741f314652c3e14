import type { EditableJobs } from "@boab/contracts/jobs/postings";
import { findManagedBusiness } from "#areas/directory/index.ts";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { JobsDeps } from "../deps.ts";
import { jobFields } from "./job-fields.rules.ts";
import { statusOf } from "./posting.rules.ts";
import { findListVersion, listPostingsToEdit } from "./postings.repository.ts";

/** Every job of a business that was not removed, for those who manage it. */
export async function readJobsForEditing(
  { db, clock }: Pick<JobsDeps, "db" | "clock">,
  member: Member,
  key: string,
): Promise<EditableJobs> {
  const { listing } = await findManagedBusiness(db, key, member);
  return toEditableJobs(db, listing.id, clock());
}

export async function toEditableJobs(db: Db, businessId: string, now: Date): Promise<EditableJobs> {
  const version = await findListVersion(db, businessId);
  const postings = await listPostingsToEdit(db, businessId);
  return {
    version,
    jobPostings: postings.map((posting) => ({
      ...jobFields(posting),
      closesOn: posting.closesOn,
      status: statusOf(posting, now),
      isFilled: posting.filledAt !== null,
    })),
  };
}
