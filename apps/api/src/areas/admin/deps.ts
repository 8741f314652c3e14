import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Publish } from "#platform/events/events.ts";
import type { Storage } from "#platform/storage/storage.ts";
import type { StoredSettings } from "./settings/stored-settings.ts";

export interface AdminDeps {
  db: Db;
  clock: Clock;
  publish: Publish;
  storedSettings: StoredSettings;
  /** A film for the media page has to be in this store before it can be chosen. */
  storage: Pick<Storage, "read">;
  /** The public URL of the object store. */
  mediaUrl: string;
}
