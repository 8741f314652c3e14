import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { StoredSettings } from "./settings/stored-settings.ts";

/** What the admin area needs from outside. */
export interface AdminDeps {
  db: Db;
  clock: Clock;
  storedSettings: StoredSettings;
}
