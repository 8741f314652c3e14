import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Publish } from "#platform/events/facts.ts";
import type { EnqueueMail, SendSecretMail } from "#platform/mail/mail.ts";
import type { Settings } from "#platform/settings/settings.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";
import type { ViewCounter } from "./stats/view-counter.ts";

/** What the directory needs from outside. */
export interface DirectoryDeps {
  db: Db;
  clock: Clock;
  tasks: Pick<TaskQueue, "enqueue">;
  publish: Publish;
  enqueueMail: EnqueueMail;
  sendSecretMail: SendSecretMail;
  settings: Settings;
  publicOrigin: string;
  /** The URL prefix of public picture keys. */
  mediaAddress: string;
  views: ViewCounter;
}
