import type { OrderPayments, RefundPart } from "#areas/payments/index.ts";
import type { UploadsDeps } from "#areas/uploads/index.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Logger } from "#platform/log/log.ts";
import type { EnqueueMail, SendSecretMail } from "#platform/mail/mail.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";

/** Reads and corrects the typed words with the directory's community words. */
interface SearchWords {
  read(
    db: Db,
    typed: string,
    isExact: boolean,
  ): Promise<{ query: { before: string; last: string; prefix: string } } | undefined>;
  correct(
    typed: string,
    findNearest: (words: readonly string[]) => Promise<ReadonlyMap<string, string | null>>,
  ): Promise<string | undefined>;
}

export interface MarketplaceDeps {
  db: Db;
  clock: Clock;
  log: Logger;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  sendSecretMail: SendSecretMail;
  orderPayments: OrderPayments;
  publicOrigin: string;
  /** Refunds a part of a sale, by the rules of the payments area. */
  refundPart: RefundPart;
  /** The email where the team gets problems that it has to decide. */
  teamEmail: string;
  searchWords: SearchWords;
  /** The storage of private photos. */
  storage: UploadsDeps["storage"];
  /** The URL prefix of public picture keys. */
  mediaUrl: UploadsDeps["mediaUrl"];
}
