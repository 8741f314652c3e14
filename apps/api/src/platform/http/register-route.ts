import { toIpGroup } from "@boab/contracts/common/address-group";
import { ErrorResponse } from "@boab/contracts/common/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../errors/app-error.ts";
import { type IdempotencyKey, withIdempotencyKey } from "../idempotency/run-once.ts";
import { type Actor, visitor } from "./actor.ts";
import type { CountForNetwork } from "./network-limits.ts";
import { getProofHeader } from "./proof-of-work.ts";
import { refuseServerOwnedFields } from "./refuse-server-owned-fields.ts";
import type { NetworkLimit, RequestOrigin, Route } from "./route.ts";

const emptySchema = z.strictObject({});

function toRouteSchema({ call }: Route) {
  return {
    summary: call.summary,
    // The first part of the path groups the calls in the API docs.
    tags: [call.path.split("/")[1] ?? "root"],
    querystring: call.query ?? emptySchema,
    ...(call.params && { params: call.params }),
    ...(call.body && { body: call.body }),
    response: {
      [call.status ?? 200]: call.status === 204 ? z.null().describe("No content") : call.response,
      "4xx": ErrorResponse,
      "5xx": ErrorResponse,
    },
  };
}

const toRequestOrigin = (request: FastifyRequest): RequestOrigin => ({
  ip: request.ip,
  requestId: request.id,
});

/** A request can be repeated for this long; then its stored response is deleted. */
const maxKeyAgeSeconds = 2 * 24 * 60 * 60;

/** Reads the Idempotency-Key of a write. Our web server also sends how long a key that it derived is valid. */
function readIdempotencyKey(
  { call }: Route,
  request: FastifyRequest,
  actor: Actor,
): IdempotencyKey | undefined {
  const { "idempotency-key": key, "idempotency-key-seconds": seconds } = request.headers;
  if (call.method === "GET" || typeof key !== "string") return;
  if (key.length === 0 || key.length > 255)
    throw new AppError("bad_request", {
      sentence: "Idempotency-Key must be 1 to 255 characters long.",
    });
  const maxAgeSeconds = Number(seconds);
  const isValidAge = maxAgeSeconds > 0 && maxAgeSeconds <= maxKeyAgeSeconds;
  return {
    actor: toActorKey(actor, key, request.ip),
    route: `${call.method} ${call.path}`,
    key,
    maxAgeSeconds: isValidAge ? maxAgeSeconds : undefined,
    request: [request.params, request.query, request.body],
  };
}

/** A key of at least this length is random, so nobody else uses it by chance. */
const minRandomKeyLength = 20;

/**
 * A visitor's IP address may change between two attempts, so only a short key, which others may use too, is tied to a
 * network.
 */
function toActorKey(actor: Actor, key: string, ip: string): string {
  if (actor.kind === "member") return actor.userId;
  if (actor.kind === "newcomer") return actor.identity.userId;
  return key.length >= minRandomKeyLength ? "visitor" : `visitor ${toIpGroup(ip)}`;
}

/** A call without a declared body must not carry an unchecked one. */
function refuseUndeclaredBody(route: Route, request: FastifyRequest) {
  if (route.call.body || request.body === undefined || request.body === null) return;
  if (typeof request.body === "object" && Object.keys(request.body).length === 0) return;
  throw new AppError("bad_request", { sentence: "This request must not have a body." });
}

export function registerRoute(
  app: FastifyInstance,
  route: Route,
  countForNetwork: CountForNetwork,
): void {
  const { call, options } = route;
  const { access, limit, cacheSeconds, isSameOriginOnly, failsWithStat, staffRead } = options;
  app.route({
    method: call.method,
    url: call.path,
    schema: toRouteSchema(route),
    config: { access, limit, cacheSeconds, isSameOriginOnly, failsWithStat, staffRead },
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    preValidation: async (request: FastifyRequest) => refuseServerOwnedFields(call, request.body),
    async handler(request: FastifyRequest, reply: FastifyReply) {
      refuseUndeclaredBody(route, request);
      const actor = request.actor ?? visitor;
      const input = {
        params: request.params as never,
        query: request.query as never,
        body: request.body as never,
        actor,
        member() {
          if (actor.kind !== "member") throw new AppError("not_signed_in");
          return actor;
        },
        origin: toRequestOrigin(request),
        countForNetwork: (limit: NetworkLimit) =>
          countForNetwork(limit, { ip: request.ip, proof: getProofHeader(request) }),
      };
      const response = await withIdempotencyKey(readIdempotencyKey(route, request, actor), () =>
        route.handle(input, reply),
      );
      reply.code(call.status ?? 200);
      return call.status === 204 ? reply.send() : response;
    },
  });
}
