import { jobNotes } from "@boab/contracts/jobs/texts";
import { removeUploadFiles } from "#areas/uploads/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { hashToken } from "#platform/ids/ids.ts";
import type { JobsDeps } from "../deps.ts";
import { lockApplicationFor } from "./applications.repository.ts";
import { readerOf } from "./read-applications.ts";
import {
  deleteByToken,
  deleteDue,
  deleteOfEmail,
  deleteOne,
  type RemovedApplication,
} from "./removing.repository.ts";

type Deps = Pick<JobsDeps, "uploads">;

/** In the transaction that deletes the applications; their objects are deleted soon after. */
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
    const application = await lockApplicationFor(tx, id, readerOf(member));
    if (!application) throw new AppError("not_found");
    if (application.role === "editor") throw new AppError("forbidden");
    await removeFiles(deps, tx, await deleteOne(tx, id));
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

/** The holder of the emailed link withdraws: the application and its files are gone. */
export async function withdrawApplication(deps: JobsDeps, token: string) {
  await inTransaction(deps.db, async (tx) => {
    const removed = await deleteByToken(tx, hashToken(token));
    if (removed.length === 0) throw new AppError("not_found", { sentence: jobNotes.linkUsed });
    await removeFiles(deps, tx, removed);
  });
  return { message: jobNotes.withdrawn };
}

/** Everything that was sent with an email, in the transaction that forgets it. */
export async function removeApplicationsOf(deps: Deps, tx: Tx, email: string): Promise<void> {
  await removeFiles(deps, tx, await deleteOfEmail(tx, email.toLowerCase()));
}

/** Deletes what was kept for six months, and what belonged to businesses that were erased. */
export async function forgetApplications(deps: JobsDeps, partSize = 200): Promise<void> {
  let removed: RemovedApplication[];
  do {
    removed = await inTransaction(deps.db, async (tx) => {
      const due = await deleteDue(tx, deps.clock(), partSize);
      await removeFiles(deps, tx, due);
      return due;
    });
  } while (removed.length === partSize);
}
