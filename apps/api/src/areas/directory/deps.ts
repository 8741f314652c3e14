import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { EnqueueMail } from "#platform/mail/mail.ts";
import type { Settings } from "#platform/settings/settings.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";
import type { ViewCounter } from "./stats/view-counter.ts";

/** What the directory needs from the house. */
export interface DirectoryDeps {
  db: Db;
  clock: Clock;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  settings: Settings;
  publicOrigin: string;
  /** What stands in front of the key of a public picture. */
  mediaAddress: string;
  views: ViewCounter;
}
