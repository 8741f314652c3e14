import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Publish } from "#platform/events/events.ts";
import type { Member } from "#platform/http/actor.ts";
import type { IdentityProvider } from "#platform/identity/identity.ts";
import type { EnqueueMail, SendSecretMail } from "#platform/mail/mail.ts";
import type { FetchedFile } from "#platform/outside/fetch-file.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { TaskQueue } from "#platform/tasks/task-queue.ts";

export interface AccountsDeps {
  db: Db;
  clock: Clock;
  identity: IdentityProvider;
  tasks: Pick<TaskQueue, "enqueue">;
  enqueueMail: EnqueueMail;
  sendSecretMail: SendSecretMail;
  publish: Publish;
  publicOrigin: string;
  /** This area doesn't know the other areas, so they register the personal data that they hold here. */
  personalData: PersonalData[];
  photoFiles: PhotoFiles;
  fetchPhoto: FetchPhoto;
}

/** Fetches a photo from the identity provider. Returns undefined when there is none or we refuse it. */
export type FetchPhoto = (url: string) => Promise<FetchedFile | undefined>;

type Owner = Pick<Member, "userId">;

/** Another area owns the files behind profile photos. Calls with a `tx` join the caller's transaction. */
export interface PhotoFiles {
  /** Attaches a file once, and only if this person uploaded it as their own photo. */
  attach: (tx: Tx, owner: Owner, uploadId: string) => Promise<ImageRendition[]>;
  /** Checks and renders a photo that comes from elsewhere; undefined when it is refused. */
  takeIn: (ownerId: string, photo: FetchedFile) => Promise<string | undefined>;
  giveUp: (tx: Tx, uploadId: string) => Promise<void>;
}
