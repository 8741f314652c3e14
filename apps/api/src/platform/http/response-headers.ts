import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readSessionCookie } from "./session-cookie.ts";

const securityHeaders = {
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const privateCacheControl = "private, no-store";

/**
 * Stale responses are served for only a third longer while revalidating, because hidden content must disappear soon.
 */
const formatPublicCacheControl = (seconds: number) =>
  `public, s-maxage=${seconds}, stale-while-revalidate=${Math.round(seconds / 3)}`;

/** Sets the headers of responses that skip the hooks because the path could not be decoded. */
export function setUnreadableRequestHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    ...securityHeaders,
    "x-request-id": request.id,
    "cache-control": privateCacheControl,
  });
}

/** Sets security headers on every response. Responses are private unless the route sets `cacheSeconds`. */
export function setResponseHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...securityHeaders, "x-request-id": request.id });
  });
  app.addHook("onSend", async (request, reply) => {
    if (reply.hasHeader("cache-control")) return;
    const seconds = request.routeOptions.config.cacheSeconds;
    // A request with a session may get more than others see, so its response is never shared.
    const isShareable = seconds && reply.statusCode === 200 && !readSessionCookie(request);
    reply.header(
      "cache-control",
      isShareable ? formatPublicCacheControl(seconds) : privateCacheControl,
    );
  });
}
