import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { EnqueueMail } from "#platform/mail/mail.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";
import type { Subjects } from "./subjects.ts";

export interface ModerationDeps {
  db: Db;
  clock: Clock;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  publicOrigin: string;
  /** Says how each kind of content is described, hidden and restored. The area that owns the content provides it. */
  subjects: Subjects;
}
