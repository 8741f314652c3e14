import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Publish } from "#platform/events/events.ts";
import type { Logger } from "#platform/log/log.ts";
import type { EnqueueMail } from "#platform/mail/mail.ts";
import type { Settings } from "#platform/settings/settings.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";

export interface PaymentsDeps {
  db: Db;
  clock: Clock;
  log: Logger;
  stripe: Stripe;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  publish: Publish;
  settings: Settings;
  publicOrigin: string;
  /** The team gets emails here about payments that need somebody to act. */
  teamEmail: string;
}
