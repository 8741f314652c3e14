import type { Application } from "@boab/contracts/jobs/applications";
import type { ApplicationStatus } from "@boab/contracts/jobs/limits";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { JobsDeps } from "../deps.ts";
import { notifyOutcomeTask } from "../jobs.tasks.ts";
import { computeOutcomeDue, planStatusChange } from "./application.rules.ts";
import { applicationViewedEmail } from "./application-emails.ts";
import {
  type ApplicationForReader,
  findApplicationFor,
  lockApplicationFor,
  saveApplication,
} from "./applications.repository.ts";
import { addFileInfo, toReader } from "./read-applications.ts";

interface ApplicationEdit {
  status?: ApplicationStatus | undefined;
  internalNote?: string | undefined;
}

/**
 * Owner and editors set an application's status and internal note; what the applicant wrote never changes. Applicants
 * are notified.
 */
export async function updateApplication(
  deps: JobsDeps,
  member: Member,
  id: string,
  { status, internalNote }: ApplicationEdit,
): Promise<Application> {
  const now = deps.clock();
  const reader = toReader(member);
  return inTransaction(deps.db, async (tx) => {
    const before = await lockApplicationFor(tx, id, reader);
    if (!before) throw new AppError("not_found");
    if (before.role === "admin") throw new AppError("forbidden");
    const change = planStatusChange(before, status ?? before.status, now);
    await saveApplication(tx, id, { ...change.state, internalNote });
    if (status && change.isOpening) await notifyViewed(deps, tx, before);
    if (change.isDeclining)
      await deps.tasks.enqueue(
        tx,
        notifyOutcomeTask,
        { applicationId: id },
        { startAfter: computeOutcomeDue(now) },
      );
    const after = await findApplicationFor(tx, id, reader);
    return addFileInfo(tx, after ?? before);
  });
}

const notifyViewed = (
  { enqueueMail, publicOrigin }: JobsDeps,
  tx: Tx,
  { id, email, position, businessName }: ApplicationForReader,
) =>
  enqueueMail(tx, {
    key: `${applicationViewedEmail.kind}:${id}`,
    to: email,
    ...applicationViewedEmail.write({
      position,
      businessName,
      jobsUrl: `${publicOrigin}/directory/jobs`,
    }),
  });
