import { newsletterTexts } from "@boab/contracts/outreach/texts";
import { inTransaction } from "#platform/db/db.ts";
import { makeToken } from "#platform/ids/ids.ts";
import type { OutreachDeps } from "../deps.ts";
import { mailConfirmation } from "./newsletter.tasks.ts";
import { upsertPending } from "./subscribers.repository.ts";

/**
 * A mailed link must be opened first, so that nobody can subscribe somebody else. Same response for
 * everyone.
 */
export async function subscribe(
  { db, tasks }: Pick<OutreachDeps, "db" | "tasks">,
  request: { email: string; name?: string | undefined; website?: string | undefined },
): Promise<{ message: string }> {
  const response = { message: newsletterTexts.checkInbox };
  if (request.website) return response;
  await inTransaction(db, async (tx) => {
    const { id, askedAt } = await upsertPending(tx, {
      email: request.email,
      name: request.name || null,
      unsubscribeToken: makeToken(),
    });
    // Mails nothing to somebody who has confirmed.
    await tasks.enqueue(tx, mailConfirmation, { subscriberId: id, askedAt: askedAt.toISOString() });
  });
  return response;
}
