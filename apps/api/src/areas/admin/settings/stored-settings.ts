import type { SettingValues } from "@boab/contracts/admin/settings";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import type { Settings } from "#platform/settings/settings.ts";
import { findCurrent } from "./settings.repository.ts";
import { valuesInForce } from "./settings.rules.ts";

const keepMs = 5_000;

export interface StoredSettings extends Settings {
  /**
   * The next read in this process goes to the database; other processes follow within five seconds.
   */
  forget(): void;
}

/** Nearly every request reads settings, so each process caches them for five seconds. */
export function makeStoredSettings({ db, clock }: { db: Db; clock: Clock }): StoredSettings {
  let kept: { values: Promise<SettingValues>; until: number } | undefined;

  async function load(): Promise<SettingValues> {
    const current = await findCurrent(db);
    return valuesInForce(new Map([...current].map(([key, { value }]) => [key, value])));
  }

  return {
    read() {
      const now = clock().getTime();
      if (kept && now < kept.until) return kept.values;
      const fresh = { values: load(), until: now + keepMs };
      kept = fresh;
      // A failed read must not be cached.
      fresh.values.catch(() => {
        if (kept === fresh) kept = undefined;
      });
      return fresh.values;
    },
    forget() {
      kept = undefined;
    },
  };
}
