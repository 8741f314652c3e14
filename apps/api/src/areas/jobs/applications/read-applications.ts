import { isFullAdmin } from "@boab/contracts/accounts/roles";
import type { Application, ApplicationRow } from "@boab/contracts/jobs/applications";
import type { AccessReason, ApplicationFile, ApplicationStatus } from "@boab/contracts/jobs/limits";
import { z } from "zod";
import { findManagedBusiness } from "#areas/directory/index.ts";
import { findAttachedFiles, signPrivateLink } from "#areas/uploads/index.ts";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { JobsDeps } from "../deps.ts";
import { toApplication, toApplicationRow } from "./application-views.rules.ts";
import {
  type ApplicationForReader,
  countNew,
  findApplicationFor,
  listApplicationsFor,
  type Reader,
  type ReaderRole,
} from "./applications.repository.ts";

const defaultLimit = 20;

interface Query {
  businessId: string;
  jobId?: string | undefined;
  status?: ApplicationStatus | undefined;
  why?: AccessReason | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

export const toReader = (member: Member): Reader => ({
  userId: member.userId,
  isFullAdmin: isFullAdmin(member),
});

/** Applicants trust a business and not us, so an admin who reads gives a reason, which goes into the audit log (A1). */
function requireReason(role: ReaderRole, why: AccessReason | undefined): void {
  if (role === "admin" && !why) throw new AppError("reason_needed");
}

/** The owner, editors and full admins list the applications to one business, without files. */
export async function listApplications(
  { db }: Pick<JobsDeps, "db">,
  member: Member,
  { businessId, jobId, status, why, limit = defaultLimit, cursor }: Query,
): Promise<{ data: ApplicationRow[]; nextCursor: string | null; newCount: number }> {
  const { role } = await findManagedBusiness(db, businessId, member, "applications");
  // Moderators look after pages, not after the people who apply to a business.
  if (role === "admin" && !isFullAdmin(member)) throw new AppError("forbidden");
  requireReason(role, why);
  const after = readPosition(cursor, z.uuid());
  const request = { businessId, jobId, status, limit: limit + 1, after };
  const rows = await listApplicationsFor(db, toReader(member), request);
  const { shown, nextCursor } = cutPage(rows, limit);
  return {
    data: shown.map(({ application }) => toApplicationRow(application)),
    nextCursor,
    newCount: await countNew(db, businessId),
  };
}

export async function readApplication(
  { db }: Pick<JobsDeps, "db">,
  member: Member,
  id: string,
  why: AccessReason | undefined,
): Promise<Application> {
  const application = await findApplicationFor(db, id, toReader(member));
  if (!application) throw new AppError("not_found");
  requireReason(application.role, why);
  return addFileInfo(db, application);
}

export async function addFileInfo(db: Db, application: ApplicationForReader): Promise<Application> {
  const { resumeUploadId, coverLetterUploadId } = application;
  const ids = [resumeUploadId, coverLetterUploadId].filter((one) => one !== null);
  return toApplication(application, await findAttachedFiles(db, ids));
}

/** Readers of an application get a link to one file that works for five minutes; each link is audited. */
export async function openApplicationFile(
  { db, uploads }: Pick<JobsDeps, "db" | "uploads">,
  member: Member,
  { id, file, why }: { id: string; file: ApplicationFile; why?: AccessReason | undefined },
  origin: RequestOrigin,
): Promise<{ url: string }> {
  const url = await inTransaction(db, async (tx) => {
    const application = await findApplicationFor(tx, id, toReader(member));
    const uploadId =
      file === "resume" ? application?.resumeUploadId : application?.coverLetterUploadId;
    if (!application || !uploadId) throw new AppError("not_found");
    requireReason(application.role, why);
    return signPrivateLink(uploads, tx, { uploadId, actor: member, origin, why });
  });
  return { url };
}
