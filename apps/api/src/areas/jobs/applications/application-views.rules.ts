import type { Application, ApplicationRow } from "@boab/contracts/jobs/applications";
import type { ApplicationFile, ApplicationStatus, JobType } from "@boab/contracts/jobs/limits";

interface StoredApplication {
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
  createdAt: Date;
  deleteAfter: Date;
}

/** A row of the owner's list: who, for what and when, and whether there are files. */
export const toRow = (application: StoredApplication): ApplicationRow => ({
  id: application.id,
  businessId: application.businessId,
  jobId: application.jobId,
  position: application.position,
  location: application.location,
  type: application.type,
  name: application.name,
  status: application.status,
  hasResume: application.resumeUploadId !== null,
  hasCoverLetter: application.coverLetterUploadId !== null,
  createdAt: application.createdAt.toISOString(),
});

interface AttachedFile {
  id: string;
  fileName: string | null;
  declaredSize: number;
}

/** The whole application. Its files are named; the key of an object never leaves the server. */
export function toApplication(
  application: StoredApplication,
  files: readonly AttachedFile[],
): Application {
  const infoOf = (uploadId: string | null) => {
    const file = files.find((one) => one.id === uploadId);
    return file ? { fileName: file.fileName ?? "file", size: file.declaredSize } : null;
  };
  const resume = infoOf(application.resumeUploadId);
  const coverLetter = infoOf(application.coverLetterUploadId);
  const addressOf = (file: ApplicationFile) => `/resume/${application.id}/files/${file}`;
  return {
    ...toRow(application),
    email: application.email,
    phone: application.phone,
    note: application.note,
    internalNote: application.internalNote,
    resumeUrl: resume && addressOf("resume"),
    coverLetterUrl: coverLetter && addressOf("cover-letter"),
    resume,
    coverLetter,
    deleteAfter: application.deleteAfter.toISOString(),
  };
}
