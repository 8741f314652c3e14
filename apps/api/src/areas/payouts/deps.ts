import type { Clock } from "#platform/clock/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { Db } from "#platform/db/db.ts";
import type { EnqueueMail } from "#platform/mail/mail.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";

export interface PayoutsDeps {
  db: Db;
  clock: Clock;
  stripe: Stripe;
  /** True when our key at the provider moves real money. */
  isLive: Config["stripe"]["isLive"];
  enqueueMail: EnqueueMail;
  publicOrigin: string;
  /** Asks the area that sells whether something of a payee's sales is still open. */
  hasUnsettledSales: (db: Db, payeeId: string) => Promise<boolean>;
}
