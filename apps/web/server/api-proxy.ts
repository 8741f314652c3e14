import type { ErrorResponse } from "@boab/contracts/common/errors";
import proxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";

/** Proxies `/api/...` on the public origin to the API's `/...`. Bodies are streamed. */
export async function addApiProxy(server: FastifyInstance, apiOrigin: string) {
  await server.register(proxy, {
    upstream: apiOrigin,
    prefix: "/api",
    rewritePrefix: "",
    proxyPayloads: true,
    undici: { headersTimeout: 30_000, bodyTimeout: 30_000 },
    replyOptions: {
      // The visitor's trace header is dropped; in a traced request the span of this call replaces it.
      rewriteRequestHeaders: (request, { traceparent: _, ...headers }) => ({
        ...headers,
        // Resolved from trusted proxies only; a visitor's own header is ignored.
        "x-forwarded-for": request.ip,
        "x-request-id": request.id,
      }),
      onError(reply, { error }) {
        reply.log.warn({ err: error }, "api not reachable");
        const response: ErrorResponse = {
          error: "We're restarting. Please try again in a moment.",
          code: "not_available",
          requestId: reply.request.id,
        };
        reply.code(503).header("Cache-Control", "no-store").send(response);
      },
    },
  });
}
