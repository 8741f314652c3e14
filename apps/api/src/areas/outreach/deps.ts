import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { EnqueueMail, SendSecretMail } from "#platform/mail/mail.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";

/** What the outreach area needs from outside. */
export interface OutreachDeps {
  db: Db;
  clock: Clock;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  sendSecretMail: SendSecretMail;
  publicOrigin: string;
  enquiriesTo: string;
}
