import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { EnqueueMail, SendSecretMail } from "#platform/mail/mail.ts";
import type { Settings } from "#platform/settings/settings.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";

export interface OutreachDeps {
  db: Db;
  clock: Clock;
  settings: Settings;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  sendSecretMail: SendSecretMail;
  publicOrigin: string;
  enquiriesTo: string;
}
