import { setTimeout as sleep } from "node:timers/promises";
import { makeTimedCache } from "#platform/cache/timed-cache.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Logger } from "#platform/log/log.ts";
import type { AccountsDeps } from "../deps.ts";
import { followProvider } from "./follow-provider.ts";

/** How long a session may live on after the provider ended or locked it. */
export const providerCheckMs = 5 * 60 * 1000;
/** A slow provider must not slow down everybody's requests. */
const patienceMs = 2_000;
const mostPeople = 50_000;

interface CheckDeps extends Pick<AccountsDeps, "db" | "identity"> {
  clock: Clock;
  log: Pick<Logger, "warn">;
}

/**
 * Whether the provider still admits a person, asked at most once in five minutes for each person and
 * process. What it knows is copied on the way. While it is out of reach, our own database decides
 * alone.
 */
export function makeProviderCheck({ clock, log, ...deps }: CheckDeps) {
  const admitted = makeTimedCache<boolean>({
    clock,
    keepMs: providerCheckMs,
    mostKeys: mostPeople,
  });

  async function check(userId: string): Promise<boolean> {
    const person = await followProvider(deps, userId);
    return person !== undefined && !person.isDisabled;
  }

  function checkInTime(userId: string): Promise<boolean> {
    const checking = check(userId).catch((error: unknown) => {
      log.warn({ err: error }, "a session could not be checked with the identity provider");
      return true;
    });
    return Promise.race([checking, sleep(patienceMs, true, { ref: false })]);
  }

  return (userId: string): Promise<boolean> => admitted.get(userId, () => checkInTime(userId));
}
