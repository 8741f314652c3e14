import type { ApplicationStatus, JobType } from "@boab/contracts/jobs/limits";
import { defineColumns } from "#platform/db/columns.ts";

export const applicationColumns = defineColumns<"jobs.application">()({
  id: "id",
  businessId: "business_id",
  jobId: "posting_id",
  position: "position",
  location: "location",
  type: "type",
  name: "name",
  email: "email",
  phone: "phone",
  note: "note",
  resumeUploadId: "resume_upload_id",
  coverLetterUploadId: "cover_letter_upload_id",
  status: "status",
  internalNote: "internal_note",
  declinedAt: "declined_at",
  outcomeToldAt: "outcome_told_at",
  createdAt: "created_at",
  deleteAfter: "delete_after",
});

export interface StoredApplication {
  id: string;
  businessId: string;
  jobId: string | null;
  position: string;
  location: string;
  type: JobType;
  name: string;
  email: string;
  phone: string | null;
  note: string;
  resumeUploadId: string | null;
  coverLetterUploadId: string | null;
  status: ApplicationStatus;
  internalNote: string;
  declinedAt: Date | null;
  outcomeToldAt: Date | null;
  createdAt: Date;
  deleteAfter: Date;
}
