import type { JobsData } from "@boab/contracts/jobs/my-data";
import type { Db } from "#platform/db/db.ts";

/** The applications of an email, without what the business notes about them. */
export async function findApplicationsOf(
  db: Db,
  address: string,
): Promise<JobsData["applications"]> {
  const rows = await db
    .selectFrom("jobs.application as application")
    .leftJoin("directory.business as business", "business.id", "application.business_id")
    .leftJoin("uploads.upload as resume", "resume.id", "application.resume_upload_id")
    .leftJoin("uploads.upload as letter", "letter.id", "application.cover_letter_upload_id")
    .select([
      "application.position",
      "application.location",
      "application.type",
      "business.business_name",
      "application.name",
      "application.email",
      "application.phone",
      "application.note",
      "application.status",
      "application.created_at",
      "application.delete_after",
      "resume.file_name as resumeName",
      "letter.file_name as letterName",
    ])
    // The contract lowercases every email before it is stored.
    .where("application.email", "=", address.toLowerCase())
    .orderBy("application.created_at", "desc")
    .execute();
  return rows.map((row) => ({
    position: row.position,
    location: row.location,
    type: row.type,
    businessName: row.business_name,
    name: row.name,
    email: row.email,
    phone: row.phone,
    note: row.note,
    // What the business thinks of it is told by email, when it is decided.
    status: row.status === "new" ? "sent" : "opened",
    files: [row.resumeName, row.letterName].filter((name) => name !== null),
    createdAt: row.created_at.toISOString(),
    deleteAfter: row.delete_after.toISOString(),
  }));
}
