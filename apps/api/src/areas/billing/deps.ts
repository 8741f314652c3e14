import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Publish } from "#platform/events/events.ts";
import type { EnqueueMail } from "#platform/mail/mail.ts";
import type { Settings } from "#platform/settings/settings.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";
import type { PlanPrices } from "./plans/plan-prices.ts";

export interface BillingDeps {
  db: Db;
  clock: Clock;
  stripe: Stripe;
  /** The key for the hashes of cards that were used for a trial. */
  cardHashKey: string;
  planPrices: PlanPrices;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  publish: Publish;
  settings: Settings;
  publicOrigin: string;
}
