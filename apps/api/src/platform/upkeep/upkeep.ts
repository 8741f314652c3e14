import { z } from "zod";
import { keepAudit } from "../audit/audit.ts";
import type { Clock } from "../clock/clock.ts";
import { type Db, inTransaction } from "../db/db.ts";
import { deleteMails } from "../mail/mail.repository.ts";
import { defineTask, handleTask, type TaskHandler } from "../tasks/task.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Promised for at least a day; a second day costs nothing. */
const keepResponsesDays = 2;

export const forgetOldResponses = defineTask({
  name: "platform.forget-old-answers",
  payload: z.object({}),
  schedule: "17 * * * *",
});

/** Long enough to look into an email that did not arrive; no recipient is kept longer. */
const keepMailsDays = 30;

export const forgetOldMails = defineTask({
  name: "platform.forget-old-mails",
  payload: z.object({}),
  schedule: "47 3 * * *",
});

/** Daily, although a month would do: a task that fails has half a year to be noticed. */
export const keepAuditTask = defineTask({
  name: "platform.keep-audit",
  payload: z.object({}),
  schedule: "7 2 * * *",
});

/** Maintenance that belongs to no area. */
export const upkeepTasks = (db: Db, clock: Clock): TaskHandler[] => [
  handleTask(forgetOldResponses, () => deleteOldResponses(db, clock())),
  handleTask(forgetOldMails, () => deleteOldMails(db, clock())),
  handleTask(keepAuditTask, () => keepAudit(db)),
];

export function deleteOldResponses(db: Db, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx
      .deleteFrom("platform.idempotent_answer")
      .where("created_at", "<", new Date(now.getTime() - keepResponsesDays * dayMs))
      .execute();
  });
}

/** A newsletter leaves as many as it has readers: all of them in one statement could run out of time, and be kept. */
const mailsAtOnce = 1_000;

export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepMailsDays * dayMs);
  const deleteSome = () => inTransaction(db, (tx) => deleteMails(tx, before, mailsAtOnce));
  while ((await deleteSome()) === mailsAtOnce);
}
