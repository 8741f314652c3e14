import type { SeenCart } from "@boab/contracts/payments/payments";
import type { Clock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { Db } from "#platform/db/db.ts";
import type { Publish } from "#platform/events/facts.ts";
import type { Member } from "#platform/http/actor.ts";
import type { Logger } from "#platform/log/log.ts";
import type { EnqueueMail } from "#platform/mail/mail.ts";
import type { Settings } from "#platform/settings/settings.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";
import type { PricedLine, WantedLine } from "./payments/payment.rules.ts";
import type { PlanPrices } from "./subscriptions/plan-prices.ts";

interface StartedPage {
  url: string;
  paymentId: string;
}

export interface PaymentsDeps {
  db: Db;
  clock: Clock;
  log: Logger;
  stripe: Stripe;
  secrets: Pick<Config["stripe"], "isLive" | "webhookSecrets" | "connectWebhookSecrets">;
  /** For the hashes of cards that have had a trial. */
  cardHashKey: string;
  planPrices: PlanPrices;
  /** What the areas that sell say about prices, in the order wanted; undefined for what is not for sale. */
  priceLines: (wanted: WantedLine[], buyerId?: string) => Promise<(PricedLine | undefined)[]>;
  /** Pays for the cart that the marketplace keeps. */
  checkOutCart: (member: Member, seen: SeenCart) => Promise<StartedPage>;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  publish: Publish;
  settings: Settings;
  publicOrigin: string;
  /** Where the team reads about money that needs somebody. */
  teamEmail: string;
}
