import type { UploadsDeps } from "#areas/uploads/index.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { EnqueueMail, SendSecretMail } from "#platform/mail/mail.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";

export interface ReviewsDeps {
  db: Db;
  clock: Clock;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  sendSecretMail: SendSecretMail;
  publicOrigin: string;
  /** The URL prefix of public picture keys. */
  mediaUrl: UploadsDeps["mediaUrl"];
}
