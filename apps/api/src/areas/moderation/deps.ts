import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { EnqueueMail } from "#platform/mail/mail.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";
import type { Subjects } from "./subjects.ts";

/** What moderation needs from outside. */
export interface ModerationDeps {
  db: Db;
  clock: Clock;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  publicOrigin: string;
  /** How each kind of content is described, hidden and restored; its own area brings it. */
  subjects: Subjects;
}
