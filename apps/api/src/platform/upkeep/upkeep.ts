import { z } from "zod";
import { maintainAuditPartitions } from "../audit/audit.ts";
import type { Clock } from "../clock/clock.ts";
import { type Db, inTransaction } from "../db/db.ts";
import { deleteMails } from "../mail/mail.repository.ts";
import { defineTask, handleTask, type TaskHandler } from "../tasks/task.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Promised for at least a day; a second day costs nothing. */
const responseRetentionDays = 2;

export const deleteOldResponsesTask = defineTask({
  name: "platform.delete-old-responses",
  payload: z.object({}),
  schedule: "17 * * * *",
});

/** Thirty days are enough to look into an email that did not arrive. No recipient is stored longer. */
const mailRetentionDays = 30;

export const deleteOldMailsTask = defineTask({
  name: "platform.delete-old-mails",
  payload: z.object({}),
  schedule: "47 3 * * *",
});

/** The task runs daily, although monthly would do, so that a failing task is noticed long before partitions run out. */
export const maintainAuditPartitionsTask = defineTask({
  name: "platform.maintain-audit-partitions",
  payload: z.object({}),
  schedule: "7 2 * * *",
});

/** Maintenance that belongs to no area. */
export const upkeepTasks = (db: Db, clock: Clock): TaskHandler[] => [
  handleTask(deleteOldResponsesTask, () => deleteOldResponses(db, clock())),
  handleTask(deleteOldMailsTask, () => deleteOldMails(db, clock())),
  handleTask(maintainAuditPartitionsTask, () => maintainAuditPartitions(db)),
];

export function deleteOldResponses(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx
      .deleteFrom("platform.idempotentAnswer")
      .where("createdAt", "<", new Date(now.getTime() - responseRetentionDays * dayMs))
      .execute();
  });
}

/** A newsletter adds one row per reader. Deleting them all in one statement could time out and delete nothing. */
const mailBatchSize = 1_000;

export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - mailRetentionDays * dayMs);
  const deleteBatch = () => inTransaction(db, (tx) => deleteMails(tx, before, mailBatchSize));
  while ((await deleteBatch()) === mailBatchSize);
}
