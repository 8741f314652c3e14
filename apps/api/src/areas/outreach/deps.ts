import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { EnqueueMail } from "#platform/mail/mail.ts";

/** What the outreach area needs from outside. */
export interface OutreachDeps {
  db: Db;
  clock: Clock;
  enqueueMail: EnqueueMail;
  publicOrigin: string;
  enquiriesTo: string;
}
