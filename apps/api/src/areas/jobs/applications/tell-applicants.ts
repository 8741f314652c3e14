import { jobNotes } from "@boab/contracts/jobs/texts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { JobsDeps } from "../deps.ts";
import { statusOf } from "../postings/posting.rules.ts";
import { isOutcomeDue } from "./application.rules.ts";
import {
  applicationDeclinedEmail,
  applicationReceivedEmail,
  jobEndedEmail,
} from "./application-emails.ts";
import {
  findByToken,
  findEnding,
  findToTell,
  lockToTell,
  lockWaiting,
  markTold,
  saveWithdrawToken,
} from "./telling.repository.ts";

/** Mails the receipt. The token of its withdraw link is made here, and only its hash is stored. */
export async function mailReceipt(
  { db, sendSecretMail, publicOrigin }: JobsDeps,
  applicationId: string,
): Promise<void> {
  const application = await findToTell(db, applicationId);
  if (!application) return;
  const { name, email, position, businessName } = application;
  await sendSecretMail({
    email: applicationReceivedEmail,
    key: `${applicationReceivedEmail.kind}:${applicationId}`,
    to: email,
    async makeFacts() {
      const token = makeToken();
      const isThere = await inTransaction(db, (tx) =>
        saveWithdrawToken(tx, applicationId, hashToken(token)),
      );
      const withdrawUrl = `${publicOrigin}/directory/jobs/withdraw?token=${token}`;
      return isThere ? { name, position, businessName, withdrawUrl } : undefined;
    },
  });
}

/** Two days after somebody was refused: told once, and only if that still holds. */
export async function tellOutcome(
  { db, clock, enqueueMail, publicOrigin }: JobsDeps,
  applicationId: string,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const application = await lockToTell(tx, applicationId);
    if (!application || !isOutcomeDue(application, now)) return;
    const { email, position, businessName } = application;
    await enqueueMail(tx, {
      key: `${applicationDeclinedEmail.kind}:${applicationId}`,
      to: email,
      ...applicationDeclinedEmail.write({
        position,
        businessName,
        jobsUrl: `${publicOrigin}/directory/jobs`,
      }),
    });
    await markTold(tx, [applicationId], now);
  });
}

/**
 * Everybody who still waits hears, once each, that a job has closed and that it was filled. Only the latter is an outcome:
 * after a job has closed the business still decides, and applicants hear of that too.
 */
export async function tellClosed(
  { db, clock, enqueueMail, publicOrigin }: JobsDeps,
  postingId: string,
  partSize = 200,
): Promise<void> {
  const now = clock();
  let told: string[] = [];
  do {
    const after = told.at(-1);
    told = await inTransaction(db, async (tx) => {
      const posting = await findEnding(tx, postingId);
      // Opened again meanwhile: there is nothing to tell.
      if (!posting || statusOf(posting, now) === "open") return [];
      const isFilled = posting.filledAt !== null;
      const waiting = await lockWaiting(tx, postingId, { after, limit: partSize });
      for (const { id, email, position, businessName } of waiting)
        await enqueueMail(tx, {
          key: `${jobEndedEmail.kind}:${id}${isFilled ? ":filled" : ""}`,
          to: email,
          ...jobEndedEmail.write({
            position,
            businessName,
            jobsUrl: `${publicOrigin}/directory/jobs`,
            isFilled,
          }),
        });
      const ids = waiting.map(({ id }) => id);
      if (isFilled) await markTold(tx, ids, now);
      return ids;
    });
  } while (told.length === partSize);
}

/** What a withdraw link is about, for whoever holds it. */
export async function readWithdrawal({ db }: Pick<JobsDeps, "db">, token: string) {
  const found = await findByToken(db, hashToken(token));
  if (!found) throw new AppError("not_found", { sentence: jobNotes.linkUsed });
  return {
    position: found.position,
    businessName: found.businessName ?? "",
    createdAt: found.createdAt.toISOString(),
  };
}
