import type { RefundPayment, SetShareDue } from "#areas/payments/index.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { EnqueueMail, SendSecretMail } from "#platform/mail/mail.ts";
import type { Settings } from "#platform/settings/settings.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";

export interface BookingsDeps {
  db: Db;
  clock: Clock;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  sendSecretMail: SendSecretMail;
  /** Gives back what is left of a payment, or a part of it. */
  refundPayment: RefundPayment;
  /** Says until when the share of a payment is held. */
  setShareDue: SetShareDue;
  settings: Settings;
  publicOrigin: string;
}
