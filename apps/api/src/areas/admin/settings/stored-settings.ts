import type { SettingValues } from "@boab/contracts/admin/settings";
import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Settings } from "#platform/settings/settings.ts";
import { findCurrentChanges } from "./settings.repository.ts";
import { getCurrentValues } from "./settings.rules.ts";

const ttlMs = 5_000;

export interface StoredSettings extends Settings {
  /** The next read in this process goes to the database; other processes see the change within five seconds. */
  evict(): void;
}

/** Nearly every request reads settings, so each process caches them for five seconds. */
export function makeStoredSettings({ db, clock }: { db: Db; clock: Clock }): StoredSettings {
  const cache = makeTimedCache<SettingValues>({ clock, ttlMs, maxKeys: 1 });

  async function load(): Promise<SettingValues> {
    const current = await findCurrentChanges(db);
    return getCurrentValues(new Map([...current].map(([key, { value }]) => [key, value])));
  }

  return {
    read: () => cache.get("all", load),
    evict: () => cache.delete("all"),
  };
}
