import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../errors/app-error.ts";
import type { RateLimit } from "./route.ts";

const reads: RateLimit = { points: 600, seconds: 60 };
const writes: RateLimit = { points: 60, seconds: 60 };

/** One household or phone has a whole /64 of IPv6: counting single addresses would be useless. */
export function addressGroup(ip: string): string {
  // An invalid address must not become a new key each time.
  if (isIP(ip) === 0) return "unknown";
  if (!ip.includes(":")) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail = ""] = ip.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return network.map((part) => Number.parseInt(part, 16).toString(16)).join(":");
}

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
