import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Settings } from "#platform/settings/settings.ts";
import type { ViewCounter } from "./stats/view-counter.ts";

/** What the directory needs from the house. */
export interface DirectoryParts {
  db: Db;
  clock: Clock;
  settings: Settings;
  views: ViewCounter;
}
