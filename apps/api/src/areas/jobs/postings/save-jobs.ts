import type { EditableJobs, JobRow } from "@boab/contracts/jobs/postings";
import { toIsoDay } from "@boab/format/zones";
import { loadEditableBusiness, type ManagedBusiness } from "#areas/directory/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { makeId } from "#platform/ids/ids.ts";
import type { JobsDeps } from "../deps.ts";
import { notifyJobClosedTask } from "../jobs.tasks.ts";
import { toEditableJobs } from "./edit-jobs.ts";
import { type JobToSave, validateJobRows } from "./posting.rules.ts";
import {
  findPostingListVersion,
  incrementPostingListVersion,
  insertPosting,
  listPostingsToEdit,
  markPostingRemoved,
  type PostingToEdit,
  updatePosting,
} from "./postings.repository.ts";

type Deps = Pick<JobsDeps, "db" | "clock" | "tasks">;

interface SaveJobsRequest {
  version: number;
  jobPostings: readonly JobRow[];
}

/**
 * The owner, those with the right to the page and staff save the jobs of a business: all or nothing, never over what somebody else saved in
 * between. Applicants of a job that was filled or removed are notified.
 */
export async function saveJobs(
  deps: Deps,
  member: Member,
  key: string,
  { version, jobPostings }: SaveJobsRequest,
  origin: RequestOrigin,
): Promise<EditableJobs> {
  const now = deps.clock();
  const { businessId } = await runOnce(deps.db, async (tx) => {
    const business = await loadEditableBusiness(tx, key, member, "page");
    const { id, timeZone } = business.listing;
    if (version !== (await findPostingListVersion(tx, id))) throw new AppError("conflict");
    const storedJobs = await listPostingsToEdit(tx, id);
    const verdict = validateJobRows(jobPostings, {
      businessState: business.listing.state,
      today: toIsoDay(now, timeZone),
      stored: storedJobs,
    });
    if (!verdict.ok)
      throw new AppError("bad_request", {
        fields: { [`jobPostings.${verdict.row}.${verdict.field}`]: verdict.reason },
      });
    await writeJobs(deps, tx, business, storedJobs, verdict.jobs, now);
    await incrementPostingListVersion(tx, id);
    if (business.role === "admin")
      await writeAudit(tx, {
        actorId: member.userId,
        act: "update jobs",
        objectType: "business",
        objectId: id,
        changes: { jobs: verdict.jobs.length },
        ...origin,
      });
    return { businessId: id };
  });
  return toEditableJobs(deps.db, businessId, now);
}

async function writeJobs(
  deps: Deps,
  tx: Tx,
  { listing, isPublic }: ManagedBusiness,
  storedJobs: PostingToEdit[],
  jobs: JobToSave[],
  now: Date,
): Promise<void> {
  const closedJobIds: string[] = [];
  for (const job of jobs) {
    const { id, closesOn, isFilled, ...values } = job;
    const before = storedJobs.find((one) => one.id === id);
    const filledAt = isFilled ? (before?.filledAt ?? now) : null;
    const closingTime = { closesOn, timeZone: listing.timeZone, at: now };
    if (before) await updatePosting(tx, before.id, { ...values, filledAt }, closingTime);
    else
      await insertPosting(
        tx,
        {
          ...values,
          filledAt,
          id: makeId("JOB", 6),
          businessId: listing.id,
          businessName: listing.businessName,
          isOffered: isPublic,
        },
        closingTime,
      );
    if (before && isFilled && !before.filledAt) closedJobIds.push(before.id);
  }
  for (const { id } of storedJobs.filter((one) => !jobs.some((job) => job.id === one.id))) {
    await markPostingRemoved(tx, id, now);
    closedJobIds.push(id);
  }
  for (const postingId of closedJobIds)
    await deps.tasks.enqueue(tx, notifyJobClosedTask, { postingId });
}
