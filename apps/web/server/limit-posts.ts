import { createHash } from "node:crypto";
import { toIpGroup } from "@boab/contracts/common/address-group";
import { errorKinds } from "@boab/contracts/common/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const safeMethods = new Set(["GET", "HEAD"]);

/**
 * Nobody fills in more forms than this by hand. The limit only stops one IP address from occupying this process; the
 * API limits each form across all processes. Signed-in people are counted by session, so that others behind the same IP
 * address don't use up their limit. All sessions of an IP address share a higher limit, which stops made-up sessions
 * and which no office reaches.
 */
const postLimiterOptions = { points: 120, duration: 60 };
const ipSessionLimiterOptions = { points: 3_000, duration: 60 };
const sessionCookiePattern = /(?:^|;\s*)__Host-boab_session=([^;]+)/;

export function limitPosts(server: FastifyInstance) {
  const postLimiter = new RateLimiterMemory(postLimiterOptions);
  const ipSessionLimiter = new RateLimiterMemory({
    ...ipSessionLimiterOptions,
    keyPrefix: "sessions",
  });
  const consumePoint = async (request: FastifyRequest) => {
    const ipGroup = toIpGroup(request.ip);
    const sessionToken = sessionCookiePattern.exec(request.headers.cookie ?? "")?.[1];
    if (!sessionToken) return postLimiter.consume(ipGroup);
    await ipSessionLimiter.consume(ipGroup);
    return postLimiter.consume(createHash("sha256").update(sessionToken).digest("base64url"));
  };
  server.addHook("onRequest", async (request, reply) => {
    if (safeMethods.has(request.method)) return;
    try {
      await consumePoint(request);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      return reply
        .code(429)
        .header("Retry-After", Math.ceil(rejection.msBeforeNext / 1000))
        .header("Cache-Control", "no-store")
        .type("text/plain; charset=utf-8")
        .send(errorKinds.proof_of_work_required.sentence);
    }
  });
}
