import { Redis } from "ioredis";
import type { Logger } from "../log/log.ts";

/**
 * Redis may be down: commands then fail at once instead of waiting, and callers have a fallback.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    // Every request counts in Redis; commands issued together are sent in one write.
    enableAutoPipelining: true,
    maxRetriesPerRequest: 1,
    connectTimeout: 1_000,
    commandTimeout: 500,
    // Drops a server that no longer responds but keeps its connection open; otherwise every request would wait for it.
    socketTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  redis.on("error", (error) => log.warn({ err: error }, "Redis is unreachable"));
  return redis;
}
