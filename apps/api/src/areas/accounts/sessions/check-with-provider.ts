import { setTimeout as sleep } from "node:timers/promises";
import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Logger } from "#platform/log/log.ts";
import type { AccountsDeps } from "../deps.ts";
import { syncFromProvider } from "./sync-from-provider.ts";

/** A session stays valid for at most this long after the provider ended or locked it. */
export const providerCheckMs = 5 * 60 * 1000;
/** A slow provider must not slow down everybody's requests. */
const timeoutMs = 2_000;
const maxCachedPeople = 50_000;

interface CheckDeps extends Pick<AccountsDeps, "db" | "identity" | "publish"> {
  clock: Clock;
  log: Pick<Logger, "warn">;
}

/**
 * Checks whether the provider still admits a person, at most once in five minutes for each person and process, and
 * copies the provider's data. While the provider can't be reached, our own database decides alone.
 */
export function makeProviderCheck({ clock, log, ...deps }: CheckDeps) {
  const admissionCache = makeTimedCache<boolean>({
    clock,
    ttlMs: providerCheckMs,
    maxKeys: maxCachedPeople,
  });

  async function check(userId: string): Promise<boolean> {
    const person = await syncFromProvider(deps, userId);
    return person !== undefined && !person.isDisabled;
  }

  function checkWithTimeout(userId: string): Promise<boolean> {
    const pendingCheck = check(userId).catch((error: unknown) => {
      log.warn({ err: error }, "a session could not be checked with the identity provider");
      return true;
    });
    return Promise.race([pendingCheck, sleep(timeoutMs, true, { ref: false })]);
  }

  return (userId: string): Promise<boolean> =>
    admissionCache.get(userId, () => checkWithTimeout(userId));
}
