import { jobCopy } from "@boab/contracts/jobs/copy";
import { removeUploadFiles } from "#areas/uploads/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { hashToken } from "#platform/ids/ids.ts";
import type { JobsDeps } from "../deps.ts";
import {
  deleteApplicationRow,
  deleteApplicationsByEmail,
  deleteByToken,
  deleteExpired,
  lockApplicationFor,
  type RemovedApplication,
} from "./applications.repository.ts";
import { toReader } from "./read-applications.ts";

type Deps = Pick<JobsDeps, "uploads">;

/** Removes the files in the transaction that deletes the applications; the stored objects are deleted soon after. */
async function removeFiles({ uploads }: Deps, tx: Tx, removed: RemovedApplication[]) {
  for (const { uploadIds } of removed)
    for (const uploadId of uploadIds) await removeUploadFiles(uploads, tx, uploadId);
}

/** The owner, or an admin, deletes an application with its files. */
export async function deleteApplication(
  deps: JobsDeps,
  member: Member,
  id: string,
  origin: RequestOrigin,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const application = await lockApplicationFor(tx, id, toReader(member));
    if (!application) throw new AppError("not_found");
    if (application.role === "editor") throw new AppError("forbidden");
    await removeFiles(deps, tx, await deleteApplicationRow(tx, id));
    await writeAudit(tx, {
      actorId: member.userId,
      act: "delete application",
      objectType: "application",
      objectId: id,
      changes: { businessId: application.businessId },
      ...origin,
    });
  });
}

/**
 * Whoever holds the emailed link withdraws the application, which deletes it and its files. The link shows that the
 * email is theirs, so they may withdraw anything that was sent with it.
 */
export async function withdrawApplication(
  deps: JobsDeps,
  token: string,
  applicationId: string | undefined,
) {
  await inTransaction(deps.db, async (tx) => {
    const removed = await deleteByToken(tx, hashToken(token), applicationId);
    if (removed.length === 0) throw new AppError("not_found", { sentence: jobCopy.linkUsed });
    await removeFiles(deps, tx, removed);
  });
  return { message: jobCopy.withdrawn };
}

/** Deletes everything that was sent with an email, in the transaction that erases the email. */
export async function removeApplicationsByEmail(deps: Deps, tx: Tx, email: string): Promise<void> {
  await removeFiles(deps, tx, await deleteApplicationsByEmail(tx, email.toLowerCase()));
}

/** Deletes applications after six months, and those of businesses that were erased. */
export async function eraseDueApplications(deps: JobsDeps, batchSize = 200): Promise<void> {
  let removed: RemovedApplication[];
  do {
    removed = await inTransaction(deps.db, async (tx) => {
      const due = await deleteExpired(tx, deps.clock(), batchSize);
      await removeFiles(deps, tx, due);
      return due;
    });
  } while (removed.length === batchSize);
}
