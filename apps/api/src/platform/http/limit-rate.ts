import { addressGroup } from "@boab/contracts/common/address-group";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../errors/app-error.ts";
import type { RateLimit } from "./route.ts";

const reads: RateLimit = { points: 600, seconds: 60 };
const writes: RateLimit = { points: 60, seconds: 60 };

function keyOf(request: FastifyRequest): string {
  return request.actor?.kind === "member" ? request.actor.userId : addressGroup(request.ip);
}

/** Counts in Redis; while Redis is down each process counts for itself, so limits always apply. */
export function limitRate(app: FastifyInstance, redis: Redis): void {
  const limiters = new Map<string, RateLimiterRedis>();

  function limiterOf(request: FastifyRequest): RateLimiterRedis {
    const { config, method, url } = request.routeOptions;
    const route = `${method} ${url}`;
    const known = limiters.get(route);
    if (known) return known;
    const limit = config.limit ?? (request.method === "GET" ? reads : writes);
    const rule = { points: limit.points, duration: limit.seconds, keyPrefix: `limit:${route}` };
    const limiter = new RateLimiterRedis({
      storeClient: redis,
      ...rule,
      insuranceLimiter: new RateLimiterMemory(rule),
    });
    limiters.set(route, limiter);
    return limiter;
  }

  app.addHook("onRequest", async (request, reply) => {
    if (request.is404) return;
    try {
      await limiterOf(request).consume(keyOf(request));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      reply.header("retry-after", Math.ceil(rejection.msBeforeNext / 1000));
      throw new AppError("too_many_requests");
    }
  });
}
