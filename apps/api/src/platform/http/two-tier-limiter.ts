import { RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit } from "./route.ts";

/** The count shared by all processes. It rejects with the library's result beyond the limit. */
export interface SharedLimiter {
  consume(key: string, points: number): Promise<RateLimiterRes>;
}

interface Visitor {
  count: number;
  /** Whether the visitor's requests are counted together with those in other processes. */
  isShared: boolean;
  endsAt: number;
}

/** Most visitors never make this share of the limit in one period. */
const localShare = 0.05;
/** Beyond this many visitors at once, others are counted in Redis from their first request. */
const maxVisitors = 20_000;

/**
 * Counts a visitor's first requests in this process alone. Once they pass a twentieth of the limit, they are handed
 * over to the shared count, and every further request is counted there until its period ends. So N processes
 * together let at most N twentieths of the limit more through.
 */
export function makeLocalFirstLimiter(shared: SharedLimiter, limit: RateLimit, now: () => number) {
  const localPoints = Math.floor(limit.points * localShare);
  const periodMs = limit.seconds * 1000;
  const visitors = new Map<string, Visitor>();
  let sweepAt = now() + periodMs;

  function sweep() {
    if (now() < sweepAt) return;
    sweepAt = now() + periodMs;
    for (const [key, { endsAt }] of visitors) if (endsAt <= now()) visitors.delete(key);
  }

  function find(key: string): Visitor | undefined {
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
    if (!visitor) return shared.consume(key, 1);
    visitor.count += 1;
    if (visitor.count <= localPoints) return undefined;
    const points = visitor.isShared ? 1 : visitor.count;
    visitor.isShared = true;
    const syncPeriodEnd = ({ msBeforeNext }: RateLimiterRes) => {
      visitor.endsAt = now() + msBeforeNext;
    };
    return shared.consume(key, points).then(syncPeriodEnd, (rejection: unknown) => {
      if (rejection instanceof RateLimiterRes) syncPeriodEnd(rejection);
      throw rejection;
    });
  };
}
