import { toIpGroup } from "@boab/contracts/common/address-group";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../errors/app-error.ts";
import { anyone } from "./access.ts";
import { getProofHeader, type Proofs } from "./proof-of-work.ts";
import type { RateLimit } from "./route.ts";
import { makeLocalFirstLimiter } from "./two-tier-limiter.ts";

const readLimit: RateLimit = { points: 600, seconds: 60 };
const writeLimit: RateLimit = { points: 60, seconds: 60 };

function getRateLimitKey(request: FastifyRequest): string {
  return request.actor?.kind === "member" ? request.actor.userId : toIpGroup(request.ip);
}

/** Resolves below the limit, or rejects with how long to wait; undefined when only counted locally. */
type Consume = (key: string) => Promise<unknown> | undefined;

interface Limiter {
  route: string;
  points: number;
  all: Consume;
  visitors: Consume;
  giveBack: Consume;
}

/**
 * Counts in Redis; while Redis is down each process counts for itself, so limits always apply. Public reads that caches
 * may store are counted locally first. Members are counted by person, and get an error beyond the limit. Visitors are
 * counted by network, and so are members with an unverified email in calls that are open to visitors. Strangers share a
 * network, so beyond the limit each further request needs a proof of work instead.
 */
export function limitRate(app: FastifyInstance, redis: Redis, proofs: Proofs): void {
  const limiters = new Map<string, Limiter>();

  function getLimiter(request: FastifyRequest): Limiter {
    const { config, url } = request.routeOptions;
    // A HEAD request reads the same page as a GET.
    const method = request.method === "HEAD" ? "GET" : request.method;
    const route = `${method} ${url}`;
    const known = limiters.get(route);
    if (known) return known;
    const limit = config.limit ?? (method === "GET" ? readLimit : writeLimit);
    const rule = { points: limit.points, duration: limit.seconds, keyPrefix: `limit:${route}` };
    const redisLimiter = new RateLimiterRedis({
      storeClient: redis,
      ...rule,
      insuranceLimiter: new RateLimiterMemory(rule),
    });
    const consumeForMember: Consume = (key) => redisLimiter.consume(key);
    const isCacheable = config.cacheSeconds !== undefined && method === "GET";
    const consumeForVisitor = isCacheable
      ? makeLocalFirstLimiter(redisLimiter, limit, Date.now)
      : consumeForMember;
    const giveBack: Consume = (key) => redisLimiter.reward(key);
    const limiter = {
      route,
      points: limit.points,
      all: consumeForMember,
      visitors: consumeForVisitor,
      giveBack,
    };
    limiters.set(route, limiter);
    return limiter;
  }

  app.addHook("onRequest", async (request, reply) => {
    if (request.is404) return;
    const limiter = getLimiter(request);
    const { actor } = request;
    if (actor?.kind === "member") {
      // A member may read private data even at a URL with a public version, so they always count in Redis.
      if (await consumeOrRefuse(limiter.all, actor.userId, reply))
        throw new AppError("too_many_requests");
      // In calls for members only, the number of new accounts is limited instead.
      if (actor.identity.emailVerified || request.routeOptions.config.access !== anyone) return;
    }
    const rejection = await consumeOrRefuse(limiter.visitors, toIpGroup(request.ip), reply);
    if (!rejection) return;
    const purpose = { rule: limiter.route, ip: request.ip };
    if (await proofs.redeem(getProofHeader(request), purpose)) reply.removeHeader("retry-after");
    else throw await proofs.makeChallengeError(purpose, rejection.consumedPoints / limiter.points);
  });

  // Somebody who waits for their own request polls it several times; that counts as one attempt.
  app.addHook("onError", async (request, _reply, error) => {
    if (error instanceof AppError && error.code === "request_in_flight")
      await getLimiter(request).giveBack(getRateLimitKey(request));
  });
}

async function consumeOrRefuse(
  consume: Consume,
  key: string,
  reply: FastifyReply,
): Promise<RateLimiterRes | undefined> {
  try {
    await consume(key);
    return undefined;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    reply.header("retry-after", Math.ceil(rejection.msBeforeNext / 1000));
    return rejection;
  }
}
