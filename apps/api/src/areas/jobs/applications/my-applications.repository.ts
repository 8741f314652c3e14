import type { JobsData } from "@boab/contracts/jobs/my-data";
import type { Db } from "#platform/db/db.ts";

/** The applications of an email, without what the business notes about them. */
export async function listApplicationsByEmail(
  db: Db,
  email: string,
): Promise<JobsData["applications"]> {
  const rows = await db
    .selectFrom("jobs.application as application")
    .leftJoin("directory.vBusiness as business", "business.id", "application.businessId")
    .leftJoin("uploads.vUpload as resume", "resume.id", "application.resumeUploadId")
    .leftJoin("uploads.vUpload as letter", "letter.id", "application.coverLetterUploadId")
    .select([
      "application.position",
      "application.location",
      "application.type",
      "business.businessName",
      "application.name",
      "application.email",
      "application.phone",
      "application.note",
      "application.status",
      "application.createdAt",
      "application.deleteAfter",
      "resume.fileName as resumeName",
      "letter.fileName as letterName",
    ])
    // The contract lowercases every email before it is stored.
    .where("application.email", "=", email.toLowerCase())
    .orderBy("application.createdAt", "desc")
    .execute();
  return rows.map((row) => ({
    position: row.position,
    location: row.location,
    type: row.type,
    businessName: row.businessName,
    name: row.name,
    email: row.email,
    phone: row.phone,
    note: row.note,
    // Applicants learn the business's decision by email, so the export only says whether it was opened.
    status: row.status === "new" ? "sent" : "opened",
    files: [row.resumeName, row.letterName].filter((name) => name !== null),
    createdAt: row.createdAt.toISOString(),
    deleteAfter: row.deleteAfter.toISOString(),
  }));
}
