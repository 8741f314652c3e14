import { addressGroup } from "@boab/contracts/common/address-group";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../errors/app-error.ts";
import { makeLocalFirstLimiter } from "./local-first-limiter.ts";
import type { RateLimit } from "./route.ts";

const reads: RateLimit = { points: 600, seconds: 60 };
const writes: RateLimit = { points: 60, seconds: 60 };

function keyOf(request: FastifyRequest): string {
  return request.actor?.kind === "member" ? request.actor.userId : addressGroup(request.ip);
}

/** Resolves to nothing, or rejects with how long to wait. */
type Consume = (key: string) => Promise<unknown> | undefined;

/**
 * Counts in Redis; while Redis is down each process counts for itself, so limits always apply. Public
 * reads that caches may keep are counted locally first.
 */
export function limitRate(app: FastifyInstance, redis: Redis): void {
  const limiters = new Map<string, { all: Consume; visitors: Consume }>();

  function limiterOf(request: FastifyRequest) {
    const { config, url } = request.routeOptions;
    // Asking for the head alone is a read of the same page.
    const method = request.method === "HEAD" ? "GET" : request.method;
    const route = `${method} ${url}`;
    const known = limiters.get(route);
    if (known) return known;
    const limit = config.limit ?? (method === "GET" ? reads : writes);
    const rule = { points: limit.points, duration: limit.seconds, keyPrefix: `limit:${route}` };
    const shared = new RateLimiterRedis({
      storeClient: redis,
      ...rule,
      insuranceLimiter: new RateLimiterMemory(rule),
    });
    const all: Consume = (key) => shared.consume(key);
    const isCacheable = config.cacheSeconds !== undefined && method === "GET";
    const visitors = isCacheable ? makeLocalFirstLimiter(shared, limit, Date.now) : all;
    const limiter = { all, visitors };
    limiters.set(route, limiter);
    return limiter;
  }

  app.addHook("onRequest", async (request, reply) => {
    if (request.is404) return;
    const { all, visitors } = limiterOf(request);
    // A member may be reading what is theirs alone, also at an address that has a public side.
    const consume = request.actor?.kind === "visitor" ? visitors : all;
    try {
      await consume(keyOf(request));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      reply.header("retry-after", Math.ceil(rejection.msBeforeNext / 1000));
      throw new AppError("too_many_requests");
    }
  });
}
