import { nameRequestSpan } from "@boab/tracing";
import type { FastifyInstance } from "fastify";
import { withRequestId } from "../log/request-context.ts";

/** Whatever is logged, traced or enqueued during a request carries its id. Register this first. */
export function propagateRequestId(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    nameRequestSpan(request.method, request.routeOptions.url ?? "unknown", request.id);
    withRequestId(request.id, done);
  });
}

/** Logs one line per request once the response is sent. The logger drops the query and masks tokens in paths. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "request",
    );
  });
}
