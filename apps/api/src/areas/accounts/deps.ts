import type { Correspondence, DirectoryData, SentFile } from "@boab/contracts/accounts/my-data";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Publish } from "#platform/events/facts.ts";
import type { Member } from "#platform/http/actor.ts";
import type { Identity } from "#platform/identity/identity.ts";
import type { EnqueueMail } from "#platform/mail/mail.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";

/** What the accounts area needs from the house. */
export interface AccountsDeps {
  db: Db;
  clock: Clock;
  identity: Identity;
  tasks: TaskQueue;
  enqueueMail: EnqueueMail;
  publish: Publish;
  publicOrigin: string;
  heldElsewhere: HeldElsewhere;
  photoFiles: PhotoFiles;
}

/** What other areas, which this one does not know, hold of a person. */
export interface HeldElsewhere {
  /** What an address wrote to us. */
  findCorrespondence: (email: string) => Promise<Correspondence>;
  /** The address only once it is proven to be theirs. */
  findDirectoryData: (userId: string, provenEmail: string | undefined) => Promise<DirectoryData>;
  listSentFiles: (userId: string) => Promise<SentFile[]>;
}

/** The files behind profile photos, each within the transaction of the change: kept by another area. */
export interface PhotoFiles {
  /** Once, and only what this person sent to be their own photo. */
  attach: (tx: Tx, owner: Member, uploadId: string) => Promise<ImageRendition[]>;
  giveUp: (tx: Tx, uploadId: string) => Promise<void>;
}
