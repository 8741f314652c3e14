import { jobCopy } from "@boab/contracts/jobs/copy";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { JobsDeps } from "../deps.ts";
import { getJobStatus } from "../postings/posting.rules.ts";
import {
  findApplicationByToken,
  findApplicationToNotify,
  findPostingEnd,
  hasLinkOfOtherApplication,
  listOtherApplications,
  lockApplicationToNotify,
  lockUnnotifiedApplicants,
  markApplicantsNotified,
  saveWithdrawToken,
} from "./applicant-notifications.repository.ts";
import { isOutcomeDue } from "./application.rules.ts";
import {
  applicationDeclinedEmail,
  applicationReceivedEmail,
  jobEndedEmail,
} from "./application-emails.ts";

/** Mails the receipt. The token of its withdraw link is made here, and only its hash is stored. */
export async function mailApplicationReceipt(
  { db, sendSecretMail, publicOrigin }: JobsDeps,
  applicationId: string,
): Promise<void> {
  const application = await findApplicationToNotify(db, applicationId);
  if (!application) return;
  const { name, email, position, businessName } = application;
  await sendSecretMail({
    email: applicationReceivedEmail,
    key: `${applicationReceivedEmail.kind}:${applicationId}`,
    to: email,
    async makeData() {
      const token = makeToken();
      const isApplicationStored = await inTransaction(db, (tx) =>
        saveWithdrawToken(tx, applicationId, hashToken(token)),
      );
      const withdrawUrl = `${publicOrigin}/directory/jobs/withdraw?token=${token}`;
      return isApplicationStored ? { name, position, businessName, withdrawUrl } : undefined;
    },
    // The link of another receipt withdraws this application too.
    isCovered: () => hasLinkOfOtherApplication(db, application),
  });
}

/** Notifies a refused applicant after two days, once, and only if they are still refused. */
export async function notifyOutcome(
  { db, clock, enqueueMail, publicOrigin }: JobsDeps,
  applicationId: string,
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const application = await lockApplicationToNotify(tx, applicationId);
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
    await markApplicantsNotified(tx, [applicationId], now);
  });
}

/**
 * Notifies every applicant who still waits, once each, that a job has closed or was filled. Only a filled job is an
 * outcome: after a job has closed, the business still decides, and applicants get that email too.
 */
export async function notifyJobClosed(
  { db, clock, enqueueMail, publicOrigin }: JobsDeps,
  postingId: string,
  batchSize = 200,
): Promise<void> {
  const now = clock();
  let notifiedIds: string[] = [];
  do {
    const after = notifiedIds.at(-1);
    notifiedIds = await inTransaction(db, async (tx) => {
      const posting = await findPostingEnd(tx, postingId);
      // The job was opened again meanwhile, so nobody is notified.
      if (!posting || getJobStatus(posting, now) === "open") return [];
      const isFilled = posting.filledAt !== null;
      const unnotifiedApplications = await lockUnnotifiedApplicants(tx, postingId, {
        after,
        limit: batchSize,
      });
      for (const { id, email, position, businessName } of unnotifiedApplications)
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
      const ids = unnotifiedApplications.map(({ id }) => id);
      if (isFilled) await markApplicantsNotified(tx, ids, now);
      return ids;
    });
  } while (notifiedIds.length === batchSize);
}

/** Whoever holds a withdraw link reads which applications it withdraws. */
export async function readWithdrawal({ db }: Pick<JobsDeps, "db">, token: string) {
  const found = await findApplicationByToken(db, hashToken(token));
  if (!found) throw new AppError("not_found", { sentence: jobCopy.linkUsed });
  const otherApplications = await listOtherApplications(db, found);
  return {
    ...view(found),
    others: otherApplications.map((other) => ({ id: other.id, ...view(other) })),
  };
}

type Withdrawable = NonNullable<Awaited<ReturnType<typeof findApplicationByToken>>>;

const view = ({ position, businessName, createdAt }: Withdrawable) => ({
  position,
  businessName: businessName ?? "",
  createdAt: createdAt.toISOString(),
});
