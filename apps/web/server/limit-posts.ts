import { addressGroup } from "@boab/contracts/common/address-group";
import type { FastifyInstance } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const safeMethods = new Set(["GET", "HEAD"]);

/**
 * Nobody fills in more forms than this by hand. It only keeps one address from occupying this process;
 * what each form may do is limited by the API, for all processes together.
 */
const limiter = { points: 120, duration: 60 };

export function limitPosts(server: FastifyInstance) {
  const posts = new RateLimiterMemory(limiter);
  server.addHook("onRequest", async (request, reply) => {
    if (safeMethods.has(request.method)) return;
    try {
      await posts.consume(addressGroup(request.ip));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      return reply
        .code(429)
        .header("Retry-After", Math.ceil(rejection.msBeforeNext / 1000))
        .header("Cache-Control", "no-store")
        .type("text/plain; charset=utf-8")
        .send("Too many requests. Please wait a minute and try again.");
    }
  });
}
