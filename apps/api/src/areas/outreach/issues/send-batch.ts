import { listArticlesById } from "#areas/magazine/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { isRefusedRecipient } from "#platform/mail/deliver.ts";
import type { OutreachDeps } from "../deps.ts";
import { batchSize } from "./change-issue.ts";
import { newsletterIssueEmail } from "./issue-email.ts";
import { sendIssueBatch } from "./issues.tasks.ts";
import {
  findIssueContent,
  findRecipient,
  finishIssue,
  listWaiting,
  markRecipient,
  takeBatch,
} from "./recipients.repository.ts";
import { unsubscribeHeaders, writeIssue } from "./write-issue.ts";

type Deps = Pick<OutreachDeps, "db" | "clock" | "tasks" | "sendSecretMail" | "publicOrigin">;

/** How many of a batch are sent beside each other. */
const atOnce = 5;

/** A mail server that refuses so many and takes none refuses us, not them. */
const mostRefused = 10;

interface Batch {
  issueId: string;
  batch: number;
}

/**
 * Writes to those of the batch who have not had the issue, then takes the next batch. Killed in between, the queue runs
 * it again: whoever was written to is not written to twice. Whoever has unsubscribed by then gets nothing. An address that is
 * refused for good is left out, so that it holds nobody else up.
 */
export async function sendBatch(deps: Deps, { issueId, batch }: Batch): Promise<void> {
  const issue = await findIssueContent(deps.db, issueId);
  if (issue?.status !== "sending") return;
  const written = writeIssue(deps, issue, await listArticlesById(deps, issue.articleIds));
  const waiting = await listWaiting(deps.db, issueId, batch);
  const failures: unknown[] = [];
  const refused: string[] = [];
  let reached = 0;
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const subscriberId = next;
      // One address that fails does not keep the others waiting; the queue tries it again.
      await sendTo(deps, issueId, subscriberId, written).then(
        () => reached++,
        (error: unknown) =>
          isRefusedRecipient(error) ? refused.push(subscriberId) : failures.push(error),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  if (reached === 0 && refused.length >= mostRefused)
    throw new Error("The mail server refused every address of the batch");
  await inTransaction(deps.db, async (tx) => {
    for (const subscriberId of refused) await markRecipient(tx, issueId, subscriberId, "refused");
  });
  if (failures.length > 0) throw failures[0];
  await goOn(deps, issueId);
}

async function sendTo(
  { db, sendSecretMail, publicOrigin }: Deps,
  issueId: string,
  subscriberId: string,
  written: ReturnType<typeof writeIssue>,
): Promise<void> {
  const known = await findRecipient(db, issueId, subscriberId);
  if (!known) return;
  let outcome: "sent" | "left" | "waiting" = "sent";
  await sendSecretMail({
    email: newsletterIssueEmail,
    key: `${newsletterIssueEmail.kind}:${issueId}:${subscriberId}`,
    to: known.email,
    // Looked at when the address is claimed, right before the email goes out.
    async makeFacts() {
      const now = await findRecipient(db, issueId, subscriberId);
      if (now?.standing !== "confirmed") outcome = "left";
      else if (now.issueStatus !== "sending") outcome = "waiting";
      if (outcome !== "sent") return undefined;
      const unsubscribeUrl = `${publicOrigin}/newsletter/unsubscribe?token=${known.unsubscribeToken}`;
      return { ...written, unsubscribeUrl };
    },
    headers: () => unsubscribeHeaders(publicOrigin, known.unsubscribeToken),
  });
  const reached = outcome as "sent" | "left" | "waiting";
  if (reached === "waiting") return;
  await inTransaction(db, (tx) => markRecipient(tx, issueId, subscriberId, reached));
}

/** The next batch and its task exist together, or not at all. */
async function goOn({ db, clock, tasks }: Deps, issueId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const batch = await takeBatch(tx, issueId, batchSize);
    if (batch === undefined) await finishIssue(tx, issueId, clock());
    else await tasks.enqueue(tx, sendIssueBatch, { issueId, batch });
  });
}
