import { toIpGroup } from "@boab/contracts/common/address-group";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Proofs } from "./proof-of-work.ts";
import type { NetworkLimit } from "./route.ts";

export type CountForNetwork = (
  limit: NetworkLimit,
  from: { ip: string; proof: string | undefined },
) => Promise<void>;

/**
 * Counts an act of a network that a handler reports, such as creating a profile. Beyond the limit each further one
 * needs a proof of work, so that nobody can lock out the office or mobile network they share.
 */
export function makeCountForNetwork(redis: Redis, proofs: Proofs): CountForNetwork {
  const limiters = new Map<string, RateLimiterRedis>();

  function getLimiter({ name, points, seconds }: NetworkLimit): RateLimiterRedis {
    const known = limiters.get(name);
    if (known) return known;
    const rule = { points, duration: seconds, keyPrefix: `network:${name}` };
    const limiter = new RateLimiterRedis({
      storeClient: redis,
      ...rule,
      insuranceLimiter: new RateLimiterMemory(rule),
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return async (limit, { ip, proof }) => {
    try {
      await getLimiter(limit).consume(toIpGroup(ip));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const purpose = { rule: limit.name, ip };
      if (await proofs.redeem(proof, purpose)) return;
      throw await proofs.makeChallengeError(purpose, rejection.consumedPoints / limit.points);
    }
  };
}
