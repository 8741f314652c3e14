import type { UploadsDeps } from "#areas/uploads/index.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { EnqueueMail } from "#platform/mail/mail.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";

export interface MagazineDeps {
  db: Db;
  clock: Clock;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  publicOrigin: string;
  /** Editors get an email here when an article waits for them. */
  teamEmail: string;
  /** The URL prefix of public picture keys. */
  mediaUrl: UploadsDeps["mediaUrl"];
}
