import { inTransaction } from "#platform/db/db.ts";
import type { JobsDeps } from "../deps.ts";
import { notifyJobClosedTask } from "../jobs.tasks.ts";
import { markPostingsEnded } from "./postings.repository.ts";

/** Takes jobs whose last day is over out of the board's indexes, and has their applicants notified. */
export async function endJobs(
  { db, clock, tasks }: Pick<JobsDeps, "db" | "clock" | "tasks">,
  batchSize = 500,
): Promise<void> {
  let endedIds: string[];
  do {
    endedIds = await inTransaction(db, async (tx) => {
      const ids = await markPostingsEnded(tx, clock(), batchSize);
      for (const postingId of ids) await tasks.enqueue(tx, notifyJobClosedTask, { postingId });
      return ids;
    });
  } while (endedIds.length === batchSize);
}
