import type { FastifyInstance } from "fastify";
import { withRequestId } from "../log/request-context.ts";

/** What is logged or enqueued while a request is served carries its id. Register before all else. */
export function rememberRequestId(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => withRequestId(request.id, done));
}

/** One line per request, when it is answered; the path without its query, which may hold secrets. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split("?")[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "request",
    );
  });
}
