import { inTransaction } from "#platform/db/db.ts";
import type { ReviewsDeps } from "../deps.ts";
import { insertInvitation, listUninvitedBookingIds } from "./invitations.repository.ts";
import { sendInvitationTask } from "./invitations.tasks.ts";

const hourMs = 60 * 60 * 1000;
/** Invitations go out the day after a visit. After an outage they go out up to a week later, and never after that. */
const minVisitAgeMs = 20 * hourMs;
const maxVisitAgeMs = 7 * 24 * hourMs;

type Deps = Pick<ReviewsDeps, "db" | "clock" | "tasks">;

/** Asks members once after each visit how it was, unless they have written already. */
export async function inviteToReview(deps: Deps, batchSize = 200): Promise<void> {
  const now = deps.clock();
  const from = new Date(now.getTime() - maxVisitAgeMs);
  const until = new Date(now.getTime() - minVisitAgeMs);
  let count = batchSize;
  while (count === batchSize) {
    const bookingIds = await listUninvitedBookingIds(deps.db, { from, until, limit: batchSize });
    count = bookingIds.length;
    for (const bookingId of bookingIds)
      await inTransaction(deps.db, async (tx) => {
        if (await insertInvitation(tx, bookingId, now))
          await deps.tasks.enqueue(tx, sendInvitationTask, { bookingId });
      });
  }
}
