import type { BusinessExtras } from "@boab/contracts/directory/businesses";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Publish } from "#platform/events/events.ts";
import type { EnqueueMail, SendSecretMail } from "#platform/mail/mail.ts";
import type { Settings } from "#platform/settings/settings.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";
import type { ViewCounter } from "./stats/view-counter.ts";

export interface DirectoryDeps {
  db: Db;
  clock: Clock;
  tasks: Pick<TaskQueue, "enqueue">;
  publish: Publish;
  enqueueMail: EnqueueMail;
  sendSecretMail: SendSecretMail;
  settings: Settings;
  publicOrigin: string;
  /** The URL prefix of public picture keys. */
  mediaUrl: string;
  views: ViewCounter;
  beside: OtherAreaReaders;
}

type ReadOtherArea<Value> = (
  deps: Pick<DirectoryDeps, "db" | "clock">,
  businessId: string,
) => Promise<Value>;

/** Later areas read what they store about a listing. The caller has checked that the actor may see it. */
export interface OtherAreaReaders {
  readBookingSettings: ReadOtherArea<BusinessExtras["bookingSettings"]>;
  listJobPostings: ReadOtherArea<BusinessExtras["jobPostings"]>;
  readReviewSummary: ReadOtherArea<BusinessExtras["reviewSummary"]>;
}
