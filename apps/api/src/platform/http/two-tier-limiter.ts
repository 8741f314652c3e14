import { RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit } from "./route.ts";

/** The count shared by all processes. It rejects with the library's result beyond the limit. */
export interface SharedLimiter {
  consume(key: string, points: number): Promise<RateLimiterRes>;
}

interface VisitorCount {
  count: number;
  /** Whether the visitor's requests are counted together with those in other processes. */
  isShared: boolean;
  endsAt: number;
}

/** Most visitors never make this share of the limit in one period. */
const localFraction = 0.05;
/** Beyond this many visitors at once, others are counted in Redis from their first request. */
const maxVisitors = 20_000;

/**
 * Counts a visitor's first requests in this process alone. Once they pass a twentieth of the limit, they are handed
 * over to the shared count, and every further request is counted there until its period ends. So N processes
 * together let at most N twentieths of the limit more through.
 */
export function makeLocalFirstLimiter(
  sharedLimiter: SharedLimiter,
  limit: RateLimit,
  now: () => number,
) {
  const localPoints = Math.floor(limit.points * localFraction);
  const periodMs = limit.seconds * 1000;
  const visitors = new Map<string, VisitorCount>();
  let sweepAt = now() + periodMs;

  function sweep() {
    if (now() < sweepAt) return;
    sweepAt = now() + periodMs;
    for (const [key, { endsAt }] of visitors) if (endsAt <= now()) visitors.delete(key);
  }

  function find(key: string): VisitorCount | undefined {
    const known = visitors.get(key);
    if (known && known.endsAt > now()) return known;
    if (!known && visitors.size >= maxVisitors) return undefined;
    const visitor = { count: 0, isShared: false, endsAt: now() + periodMs };
    visitors.set(key, visitor);
    return visitor;
  }

  /** Undefined while the count is local. */
  return (key: string): Promise<unknown> | undefined => {
    sweep();
    const visitor = find(key);
    if (!visitor) return sharedLimiter.consume(key, 1);
    visitor.count += 1;
    if (visitor.count <= localPoints) return undefined;
    const points = visitor.isShared ? 1 : visitor.count;
    visitor.isShared = true;
    const syncPeriodEnd = ({ msBeforeNext }: RateLimiterRes) => {
      visitor.endsAt = now() + msBeforeNext;
    };
    return sharedLimiter.consume(key, points).then(syncPeriodEnd, (rejection: unknown) => {
      if (rejection instanceof RateLimiterRes) syncPeriodEnd(rejection);
      throw rejection;
    });
  };
}
