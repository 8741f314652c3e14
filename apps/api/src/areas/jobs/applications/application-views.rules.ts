import type { Application, ApplicationRow } from "@boab/contracts/jobs/applications";
import type { ApplicationFile } from "@boab/contracts/jobs/limits";

/** What is shown as it is stored. */
type ShownField =
  | "id"
  | "businessId"
  | "jobId"
  | "position"
  | "location"
  | "type"
  | "name"
  | "email"
  | "phone"
  | "note"
  | "status"
  | "internalNote";

interface StoredApplication extends Pick<Application, ShownField> {
  resumeUploadId: string | null;
  coverLetterUploadId: string | null;
  createdAt: Date;
  deleteAfter: Date;
}

/** A row of the owner's list: who, for what and when, and whether there are files. */
export const toApplicationRow = (application: StoredApplication): ApplicationRow => ({
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
  const findFileInfo = (uploadId: string | null) => {
    const file = files.find((one) => one.id === uploadId);
    return file ? { fileName: file.fileName ?? "file", size: file.declaredSize } : null;
  };
  const resume = findFileInfo(application.resumeUploadId);
  const coverLetter = findFileInfo(application.coverLetterUploadId);
  const toFileUrl = (file: ApplicationFile) => `/resume/${application.id}/files/${file}`;
  return {
    ...toApplicationRow(application),
    email: application.email,
    phone: application.phone,
    note: application.note,
    internalNote: application.internalNote,
    resumeUrl: resume && toFileUrl("resume"),
    coverLetterUrl: coverLetter && toFileUrl("cover-letter"),
    resume,
    coverLetter,
    deleteAfter: application.deleteAfter.toISOString(),
  };
}
