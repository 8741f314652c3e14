import { listArticlesById } from "#areas/magazine/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { isRefusedRecipient } from "#platform/mail/deliver.ts";
import type { OutreachDeps } from "../deps.ts";
import { batchSize } from "./change-issue.ts";
import { newsletterIssueEmail } from "./issue-email.ts";
import { sendIssueBatchTask } from "./issues.tasks.ts";
import {
  findIssueContent,
  findRecipient,
  finishIssue,
  listWaitingSubscriberIds,
  setRecipientStatus,
  takeBatch,
} from "./recipients.repository.ts";
import { makeIssueData } from "./write-issue.ts";

type Deps = Pick<OutreachDeps, "db" | "clock" | "tasks" | "sendSecretMail" | "publicOrigin">;

/** This many emails of a batch are sent in parallel. */
const maxParallelSends = 5;

/** A mail server that refuses this many recipients and accepts none refuses us, not the recipients. */
const maxRefusedRecipients = 10;

interface Batch {
  issueId: string;
  batch: number;
}

/**
 * Sends the issue to those of the batch who have not received it, then takes the next batch. The queue repeats a task
 * that was killed, and nobody gets the issue twice. Somebody who has unsubscribed by then gets nothing. A recipient
 * that the mail server refuses is marked and skipped, so that it doesn't block the others.
 */
export async function sendBatch(deps: Deps, { issueId, batch }: Batch): Promise<void> {
  const issue = await findIssueContent(deps.db, issueId);
  if (issue?.status !== "sending") return;
  const issueData = makeIssueData(deps, issue, await listArticlesById(deps, issue.articleIds));
  const waiting = await listWaitingSubscriberIds(deps.db, issueId, batch);
  const failures: unknown[] = [];
  const refused: string[] = [];
  let acceptedCount = 0;
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const subscriberId = next;
      // One email that fails does not hold up the others; the queue retries it.
      await sendToSubscriber(deps, issueId, subscriberId, issueData).then(
        () => acceptedCount++,
        (error: unknown) =>
          isRefusedRecipient(error) ? refused.push(subscriberId) : failures.push(error),
      );
    }
  };
  await Promise.all(Array.from({ length: maxParallelSends }, sendNext));
  if (acceptedCount === 0 && refused.length >= maxRefusedRecipients)
    throw new Error("The mail server refused every address of the batch");
  await inTransaction(deps.db, async (tx) => {
    for (const subscriberId of refused)
      await setRecipientStatus(tx, issueId, subscriberId, "refused");
  });
  if (failures.length > 0) throw failures[0];
  await startNextBatch(deps, issueId);
}

async function sendToSubscriber(
  { db, sendSecretMail }: Deps,
  issueId: string,
  subscriberId: string,
  issueData: ReturnType<typeof makeIssueData>,
): Promise<void> {
  const known = await findRecipient(db, issueId, subscriberId);
  if (!known) return;
  const delivery: { outcome: "sent" | "left" | "waiting" } = { outcome: "sent" };
  await sendSecretMail({
    email: newsletterIssueEmail,
    key: `${newsletterIssueEmail.kind}:${issueId}:${subscriberId}`,
    to: known.email,
    // The status is read again right before the email goes out.
    async makeData() {
      const currentRecipient = await findRecipient(db, issueId, subscriberId);
      if (currentRecipient?.subscriptionStatus !== "confirmed") delivery.outcome = "left";
      else if (currentRecipient.issueStatus !== "sending") delivery.outcome = "waiting";
      return delivery.outcome === "sent" ? issueData : undefined;
    },
    onRefused() {
      delivery.outcome = "left";
    },
  });
  const { outcome } = delivery;
  if (outcome === "waiting") return;
  await inTransaction(db, (tx) => setRecipientStatus(tx, issueId, subscriberId, outcome));
}

/** The next batch and its task exist together, or not at all. */
async function startNextBatch({ db, clock, tasks }: Deps, issueId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const batch = await takeBatch(tx, issueId, batchSize);
    if (batch === undefined) await finishIssue(tx, issueId, clock());
    else await tasks.enqueue(tx, sendIssueBatchTask, { issueId, batch });
  });
}
