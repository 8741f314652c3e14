import type { Clock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { Db } from "#platform/db/db.ts";
import type { Logger } from "#platform/log/log.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";
import type { StripeEventHandler } from "./events/handlers.rules.ts";

export interface StripeEventsDeps {
  db: Db;
  clock: Clock;
  log: Logger;
  stripe: Stripe;
  secrets: Pick<Config["stripe"], "isLive" | "webhookSecrets" | "connectWebhookSecrets">;
  tasks: Pick<TaskQueue, "enqueue">;
  /** What each area does with the events about its own objects. */
  handlers: readonly StripeEventHandler[];
}
