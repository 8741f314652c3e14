import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Publish } from "#platform/events/facts.ts";
import type { Member } from "#platform/http/actor.ts";
import type { Identity } from "#platform/identity/identity.ts";
import type { EnqueueMail, SendSecretMail } from "#platform/mail/mail.ts";
import type { FetchedFile } from "#platform/outside/fetch-file.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";

/** What the accounts area needs from outside. */
export interface AccountsDeps {
  db: Db;
  clock: Clock;
  identity: Identity;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  sendSecretMail: SendSecretMail;
  publish: Publish;
  publicOrigin: string;
  /** What other areas, which this one does not know, hold of people. */
  personalData: PersonalData[];
  photoFiles: PhotoFiles;
  fetchPhoto: FetchPhoto;
}

/** A photo at the identity provider; undefined when there is none that we take. */
export type FetchPhoto = (address: string) => Promise<FetchedFile | undefined>;

type Owner = Pick<Member, "userId">;

/** Files behind profile photos, owned by another area; each call joins the caller's transaction. */
export interface PhotoFiles {
  /** Works once, and only for a file this person uploaded as their own photo. */
  attach: (tx: Tx, owner: Owner, uploadId: string) => Promise<ImageRendition[]>;
  /** Checks and renders a photo that comes from elsewhere; undefined when it is refused. */
  takeIn: (ownerId: string, photo: FetchedFile) => Promise<string | undefined>;
  giveUp: (tx: Tx, uploadId: string) => Promise<void>;
}
