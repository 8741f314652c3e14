import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const always = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const unshared = "private, no-store";

/** A kept answer may be handed out a third longer while it is fetched anew: what people hide must be gone soon. */
const shared = (seconds: number) =>
  `public, s-maxage=${seconds}, stale-while-revalidate=${Math.round(seconds / 3)}`;

/** The headers of an answer that runs no hooks, because its address could not even be read. */
export function setHeadersOfUnreadable(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...always, "x-request-id": request.id, "cache-control": unshared });
}

/** Security headers on every kind of answer; private unless the route says how long it may be shared. */
export function setResponseHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...always, "x-request-id": request.id });
  });
  app.addHook("onSend", async (request, reply) => {
    if (reply.hasHeader("cache-control")) return;
    const seconds = request.routeOptions.config.cacheSeconds;
    reply.header("cache-control", seconds && reply.statusCode === 200 ? shared(seconds) : unshared);
  });
}
