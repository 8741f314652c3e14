import { ErrorResponse } from "@boab/contracts/common/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../errors/app-error.ts";
import { visitor } from "./actor.ts";
import { refuseServerOwnedFields } from "./refuse-server-owned-fields.ts";
import type { RequestOrigin, Route } from "./route.ts";

const nothing = z.strictObject({});

function schemaOf({ call }: Route) {
  return {
    summary: call.summary,
    // The first part of the path groups the calls in the API docs.
    tags: [call.path.split("/")[1] ?? "root"],
    querystring: call.query ?? nothing,
    ...(call.params && { params: call.params }),
    ...(call.body && { body: call.body }),
    response: {
      [call.status ?? 200]: call.status === 204 ? z.null().describe("No content") : call.response,
      "4xx": ErrorResponse,
      "5xx": ErrorResponse,
    },
  };
}

function originOf(request: FastifyRequest): RequestOrigin {
  const key = request.headers["idempotency-key"];
  return {
    ip: request.ip,
    requestId: request.id,
    idempotencyKey: typeof key === "string" ? key : undefined,
  };
}

/** A call without a declared body must not carry an unchecked one. */
function refuseUndeclaredBody(route: Route, request: FastifyRequest) {
  if (route.call.body || request.body === undefined || request.body === null) return;
  if (typeof request.body === "object" && Object.keys(request.body).length === 0) return;
  throw new AppError("bad_request", { sentence: "This request must not have a body." });
}

export function registerRoute(app: FastifyInstance, route: Route): void {
  const { call, options } = route;
  const { access, limit, cacheSeconds, isSameOriginOnly, staffRead } = options;
  app.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(route),
    config: { access, limit, cacheSeconds, isSameOriginOnly, staffRead },
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    preValidation: async (request: FastifyRequest) => refuseServerOwnedFields(call, request.body),
    async handler(request: FastifyRequest, reply: FastifyReply) {
      refuseUndeclaredBody(route, request);
      const actor = request.actor ?? visitor;
      const response = await route.handle(
        {
          params: request.params as never,
          query: request.query as never,
          body: request.body as never,
          actor,
          member() {
            if (actor.kind !== "member") throw new AppError("not_signed_in");
            return actor;
          },
          origin: originOf(request),
        },
        reply,
      );
      reply.code(call.status ?? 200);
      return call.status === 204 ? reply.send() : response;
    },
  });
}
