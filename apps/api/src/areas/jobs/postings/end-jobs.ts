import { inTransaction } from "#platform/db/db.ts";
import type { JobsDeps } from "../deps.ts";
import { tellClosedTask } from "../jobs.tasks.ts";
import { markEnded } from "./ending.repository.ts";

/** Takes jobs whose last day is over out of the board's indexes, and has their applicants told. */
export async function endJobs(
  { db, clock, tasks }: Pick<JobsDeps, "db" | "clock" | "tasks">,
  partSize = 500,
): Promise<void> {
  let ended: string[];
  do {
    ended = await inTransaction(db, async (tx) => {
      const ids = await markEnded(tx, clock(), partSize);
      for (const postingId of ids) await tasks.enqueue(tx, tellClosedTask, { postingId });
      return ids;
    });
  } while (ended.length === partSize);
}
