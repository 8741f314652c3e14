import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Logger } from "#platform/log/log.ts";
import type { Settings } from "#platform/settings/settings.ts";

export interface SearchDeps {
  db: Db;
  clock: Clock;
  log: Logger;
  settings: Settings;
}
