import { newsletterCopy } from "@boab/contracts/outreach/copy";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { makeToken } from "#platform/ids/ids.ts";
import type { OutreachDeps } from "../deps.ts";
import { mailNewsletterConfirmationTask } from "./newsletter.tasks.ts";
import { upsertPendingSubscriber } from "./subscribers.repository.ts";

/** Anyone may subscribe, and must open an emailed link to confirm it. The response is the same for everyone. */
export async function subscribeToNewsletter(
  { db, tasks }: Pick<OutreachDeps, "db" | "tasks">,
  request: { email: string; name?: string | undefined; website?: string | undefined },
): Promise<{ message: string }> {
  const response = { message: newsletterCopy.checkInbox };
  if (request.website) return response;
  await runOnce(db, async (tx) => {
    const { id, askedAt } = await upsertPendingSubscriber(tx, {
      email: request.email,
      name: request.name || null,
      unsubscribeToken: makeToken(),
    });
    // The task sends no email to somebody who has confirmed.
    await tasks.enqueue(tx, mailNewsletterConfirmationTask, {
      subscriberId: id,
      askedAt: askedAt.toISOString(),
    });
  });
  return response;
}
