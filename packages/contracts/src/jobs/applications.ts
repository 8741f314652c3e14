import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import {
  Cursor,
  Email,
  LinkToken,
  line,
  Phone,
  pageLimit,
  paragraphOrEmpty,
  requiredLine,
  Timestamp,
  text,
} from "../common/fields.ts";
import { BusinessId } from "../directory/listing-fields.ts";
import { UploadStatus } from "../uploads/uploads.ts";
import { jobCopy } from "./copy.ts";
import { accessReasons, applicationFiles, applicationStatuses, maxNoteLength } from "./limits.ts";
import { JobId, JobType } from "./postings.ts";

/** Only the browser that sent the file has this key. */
const UploadKey = text(64, "Invalid file.").regex(/^[A-Za-z0-9_-]{22,64}$/, "Invalid file.");

export const ApplicationBody = z.strictObject({
  jobId: JobId,
  /** If given, it must be the job's. */
  businessId: BusinessId.optional(),
  name: requiredLine(120, jobCopy.nameRequired),
  email: Email,
  phone: z.union([z.literal(""), Phone]).optional(),
  note: paragraphOrEmpty(maxNoteLength).optional(),
  resume: UploadKey.optional(),
  coverLetter: UploadKey.optional(),
  /** Honeypot: hidden from people, filled in by bots. */
  website: text(200).optional(),
});
export type ApplicationBody = z.output<typeof ApplicationBody>;

const Message = z.strictObject({ message: z.string() });

export const createApplication = defineCall({
  method: "POST",
  path: "/resume",
  summary: "Apply for a job, without an account; the response is the same for every email",
  body: ApplicationBody,
  status: 201,
  response: Message,
});

export const ApplicationStatus = z.enum(applicationStatuses);

const FileInfo = z.strictObject({ fileName: z.string(), size: z.int() });

/** One row of the list: no files (A1). */
export const ApplicationRow = z.strictObject({
  id: z.uuid(),
  businessId: BusinessId,
  jobId: JobId.nullable(),
  position: z.string(),
  location: z.string(),
  type: JobType,
  name: z.string(),
  status: ApplicationStatus,
  hasResume: z.boolean(),
  hasCoverLetter: z.boolean(),
  createdAt: Timestamp,
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

export const Application = ApplicationRow.extend({
  email: z.string(),
  phone: z.string().nullable(),
  note: z.string(),
  internalNote: z.string(),
  /** The path of the call that issues a link to the file; null without a file. */
  resumeUrl: z.string().nullable(),
  coverLetterUrl: z.string().nullable(),
  resume: FileInfo.nullable(),
  coverLetter: FileInfo.nullable(),
  /** The application is deleted automatically at this time. */
  deleteAfter: Timestamp,
});
export type Application = z.infer<typeof Application>;

/** Admins must give a reason to read the applications of a business that they don't manage. */
const why = { why: z.enum(accessReasons).optional() };

export const listApplications = defineCall({
  method: "GET",
  path: "/resume",
  summary: "List the applications to one business, newest first (owner, editors, admins)",
  query: z.strictObject({
    businessId: BusinessId,
    jobId: JobId.optional(),
    status: ApplicationStatus.optional(),
    ...why,
    limit: pageLimit(50).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.array(ApplicationRow),
    nextCursor: z.string().nullable(),
    /** The number of applications that nobody has opened yet. */
    newCount: z.int(),
  }),
});

const params = z.strictObject({ id: z.uuid() });

export const readApplication = defineCall({
  method: "GET",
  path: "/resume/:id",
  summary: "Get one application (owner, editors, admins)",
  params,
  query: z.strictObject(why),
  response: Application,
});

export const openApplicationFile = defineCall({
  method: "GET",
  path: "/resume/:id/files/:file",
  summary:
    "Get a five-minute link to a file of an application; each is audited (owner, editors, admins)",
  params: params.extend({ file: z.enum(applicationFiles) }),
  query: z.strictObject(why),
  response: z.strictObject({ url: z.url() }),
});

export const updateApplication = defineCall({
  method: "PUT",
  path: "/resume/:id",
  summary: "Set the status or the internal note of an application (owner, editors)",
  params,
  body: z.strictObject({
    status: ApplicationStatus.exclude(["new"]).optional(),
    internalNote: paragraphOrEmpty(maxNoteLength).optional(),
  }),
  response: Application,
});

export const deleteApplication = defineCall({
  method: "DELETE",
  path: "/resume/:id",
  summary: "Delete an application and its files (owner, admins)",
  params,
  status: 204,
  response: noContent,
});

const Withdrawable = z.strictObject({
  position: z.string(),
  businessName: z.string(),
  createdAt: Timestamp,
});

export const readWithdrawal = defineCall({
  method: "POST",
  path: "/resume/withdrawals/read",
  summary:
    "Get which application an emailed withdraw link is for, and what else was sent with the same email",
  body: z.strictObject({ token: LinkToken }),
  response: Withdrawable.extend({
    /** Applications with the same email. The link can withdraw these too, in case their own email wasn't sent. */
    others: z.array(Withdrawable.extend({ id: z.uuid() })),
  }),
});

export const withdrawApplication = defineCall({
  method: "POST",
  path: "/resume/withdrawals",
  summary: "Withdraw an application with the emailed token; it is deleted with its files",
  body: z.strictObject({
    token: LinkToken,
    /** Another application that was sent with the same email. The default is the one that the link is for. */
    applicationId: z.uuid().optional(),
  }),
  response: Message,
});

export const createApplicationUpload = defineCall({
  method: "POST",
  path: "/jobs/:jobId/uploads",
  summary: "Get a ticket to upload a resume or cover letter for a job, without an account",
  params: z.strictObject({ jobId: JobId }),
  body: z.strictObject({
    purpose: z.enum(["job-resume", "job-cover-letter"]),
    contentType: text(120),
    size: z.int().min(0),
    fileName: line(255).optional(),
  }),
  status: 201,
  response: z.strictObject({
    uploadKey: UploadKey,
    /** The browser posts the form to this URL, with these fields before the field `file`. */
    url: z.url(),
    fields: z.record(z.string(), z.string()),
    expiresAt: Timestamp,
  }),
});

const GuestUploadState = z.strictObject({
  status: UploadStatus,
  /** Why the file was refused, as a sentence. */
  reason: z.string().nullable(),
});

export const completeApplicationUpload = defineCall({
  method: "POST",
  path: "/jobs/uploads/complete",
  summary: "Report that the file was sent; it is checked in the background",
  body: z.strictObject({ uploadKey: UploadKey }),
  status: 202,
  response: GuestUploadState,
});

export const readApplicationUpload = defineCall({
  method: "POST",
  path: "/jobs/uploads/state",
  summary: "Get the state of a file that was sent with this key",
  body: z.strictObject({ uploadKey: UploadKey }),
  response: GuestUploadState,
});
