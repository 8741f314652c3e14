import type { OrderPayments, RefundPart } from "#areas/payments/index.ts";
import type { UploadsDeps } from "#areas/uploads/index.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Logger } from "#platform/log/log.ts";
import type { EnqueueMail, SendSecretMail } from "#platform/mail/mail.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";

/** What somebody typed, read with the community's words and corrected; the directory has them. */
interface SearchWords {
  read(
    db: Db,
    typed: string,
    isExact: boolean,
  ): Promise<{ query: { before: string; last: string; begun: string } } | undefined>;
  correct(
    typed: string,
    findNearest: (words: readonly string[]) => Promise<ReadonlyMap<string, string | null>>,
  ): Promise<string | undefined>;
}

/** What the marketplace needs from outside. */
export interface MarketplaceDeps {
  db: Db;
  clock: Clock;
  log: Logger;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  sendSecretMail: SendSecretMail;
  /** How carts are paid. */
  orderPayments: OrderPayments;
  publicOrigin: string;
  /** Gives back money of a sale, by the rules of payments. */
  refundPart: RefundPart;
  /** Where the team reads about problems that it has to decide. */
  teamEmail: string;
  searchWords: SearchWords;
  /** Where private photos are. */
  storage: UploadsDeps["storage"];
  /** The URL prefix of public picture keys. */
  mediaAddress: UploadsDeps["mediaAddress"];
}
