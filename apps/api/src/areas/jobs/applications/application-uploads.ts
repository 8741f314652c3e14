import { uploadRefusalCopy } from "@boab/contracts/uploads/copy";
import { completeGuestUpload, issueGuestTicket, readGuestUpload } from "#areas/uploads/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { JobsDeps } from "../deps.ts";
import { getJobStatus } from "../postings/posting.rules.ts";
import { findPostingToApply } from "../postings/postings.repository.ts";

interface ApplicationTicketRequest {
  purpose: "job-resume" | "job-cover-letter";
  contentType: string;
  size: number;
  fileName?: string | undefined;
}

/** Anyone may upload a document for an open job; it can be attached to an application for that job alone. */
export async function issueApplicationTicket(
  { db, clock, uploads }: JobsDeps,
  jobId: string,
  request: ApplicationTicketRequest,
) {
  const posting = await findPostingToApply(db, jobId);
  if (!posting?.isOffered) throw new AppError("not_found");
  if (getJobStatus(posting, clock()) !== "open" || posting.applyUrl)
    throw new AppError("job_closed");
  // The content is checked too, but the owner's computer opens a file by its name.
  if (request.fileName && !/\.(pdf|docx?)$/i.test(request.fileName))
    throw new AppError("bad_request", { fields: { fileName: uploadRefusalCopy.notADocument } });
  return issueGuestTicket(uploads, {
    ...request,
    targetId: jobId,
    place: { businessId: posting.businessId },
  });
}

/** Whoever holds the key of a ticket reports that the file was sent. */
export const completeApplicationUpload = ({ uploads }: JobsDeps, uploadKey: string) =>
  completeGuestUpload(uploads, uploadKey);

export const readApplicationUpload = ({ uploads }: JobsDeps, uploadKey: string) =>
  readGuestUpload(uploads, uploadKey);
