import type { ApplicationBody } from "@boab/contracts/jobs/applications";
import { jobCopy } from "@boab/contracts/jobs/copy";
import { findProfile } from "#areas/accounts/index.ts";
import { attachGuestUpload } from "#areas/uploads/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { JobsDeps } from "../deps.ts";
import { mailApplicationReceiptTask } from "../jobs.tasks.ts";
import { getJobStatus } from "../postings/posting.rules.ts";
import { lockPostingToApply, type PostingToApply } from "../postings/postings.repository.ts";
import { computeDeletionDate } from "./application.rules.ts";
import { newApplicationNotice, repeatedApplicationEmail } from "./application-emails.ts";
import {
  findEarlier,
  insertApplication,
  lockApplicant,
  saveFiles,
} from "./applications.repository.ts";

const subtractDay = (now: Date) => new Date(now.getTime() - 24 * 60 * 60 * 1000);

/**
 * Anyone may apply for an open job, once a day with each email (A3). The details of the job are copied from the job.
 * The response doesn't reveal whether this email has applied before.
 */
export async function createApplication(
  deps: JobsDeps,
  body: ApplicationBody,
): Promise<{ message: string }> {
  const sentResponse = { message: jobCopy.sent };
  // A bot filled in the field people never see: let it believe it succeeded.
  if (body.website) return sentResponse;
  return runOnce(deps.db, async (tx) => {
    const now = deps.clock();
    const posting = await lockPostingToApply(tx, body.jobId);
    if (!posting?.isOffered) throw new AppError("not_found");
    if (body.businessId && body.businessId !== posting.businessId) throw new AppError("not_found");
    if (getJobStatus(posting, now) !== "open" || posting.applyUrl) throw new AppError("job_closed");
    await lockApplicant(tx, posting.id, body.email);
    const earlierApplication = await findEarlier(tx, posting.id, body.email, subtractDay(now));
    if (earlierApplication) {
      await mailRepeatNotice(deps, tx, posting, {
        email: body.email,
        earlier: earlierApplication,
        now,
      });
      return sentResponse;
    }
    const id = await insertApplication(tx, {
      businessId: posting.businessId,
      jobId: posting.id,
      position: posting.title,
      location: posting.location,
      type: posting.type,
      name: body.name,
      email: body.email,
      phone: body.phone || null,
      note: body.note ?? "",
      createdAt: now,
      deleteAfter: computeDeletionDate(now),
    });
    await saveFiles(tx, id, {
      resumeUploadId: await attachFiles(deps, tx, posting, body, "resume"),
      coverLetterUploadId: await attachFiles(deps, tx, posting, body, "coverLetter"),
    });
    await deps.tasks.enqueue(tx, mailApplicationReceiptTask, { applicationId: id });
    await notifyOwner(deps, tx, posting, id, body.name);
    return sentResponse;
  });
}

const uploadPurposes = { resume: "job-resume", coverLetter: "job-cover-letter" } as const;

async function attachFiles(
  { uploads }: JobsDeps,
  tx: Tx,
  { id }: PostingToApply,
  body: ApplicationBody,
  field: keyof typeof uploadPurposes,
): Promise<string | null> {
  const uploadKey = body[field];
  if (uploadKey === undefined) return null;
  const purpose = uploadPurposes[field];
  const uploadId = await attachGuestUpload(uploads, tx, { uploadKey, purpose, targetId: id });
  if (!uploadId) throw new AppError("bad_request", { fields: { [field]: jobCopy.fileGone } });
  return uploadId;
}

interface RepeatedApplication {
  email: string;
  earlier: { id: string; createdAt: Date };
  now: Date;
}

async function mailRepeatNotice(
  { enqueueMail, publicOrigin }: JobsDeps,
  tx: Tx,
  { title, businessName }: PostingToApply,
  { email, earlier, now }: RepeatedApplication,
): Promise<void> {
  await enqueueMail(tx, {
    key: `${repeatedApplicationEmail.kind}:${earlier.id}:${now.toISOString().slice(0, 10)}`,
    to: email,
    ...repeatedApplicationEmail.write({
      position: title,
      businessName,
      sentAt: earlier.createdAt,
      jobsUrl: `${publicOrigin}/directory/jobs`,
    }),
  });
}

async function notifyOwner(
  { enqueueMail, publicOrigin }: JobsDeps,
  tx: Tx,
  { ownerId, title, businessName, slug }: PostingToApply,
  id: string,
  name: string,
): Promise<void> {
  const owner = await findProfile(tx, ownerId);
  if (!owner) return;
  await enqueueMail(tx, {
    key: `${newApplicationNotice.kind}:${id}`,
    to: owner.email,
    ...newApplicationNotice.write({
      name,
      position: title,
      businessName,
      url: `${publicOrigin}/directory/listings/${slug}/applications`,
    }),
  });
}
