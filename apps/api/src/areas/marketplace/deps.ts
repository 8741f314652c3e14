import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";

/** What the marketplace needs from outside. */
export interface MarketplaceDeps {
  db: Db;
  clock: Clock;
  /** The URL prefix of public picture keys. */
  mediaAddress: string;
}
