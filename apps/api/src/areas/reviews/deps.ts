import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { EnqueueMail } from "#platform/mail/mail.ts";

/** What reviews need from outside. */
export interface ReviewsDeps {
  db: Db;
  clock: Clock;
  enqueueMail: EnqueueMail;
  publicOrigin: string;
}
