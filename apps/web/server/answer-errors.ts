import { type ErrorCode, type ErrorResponse, errorKinds } from "@boab/contracts/common/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { setMissingHeaders } from "./security.ts";

const codeByStatus: Record<number, ErrorCode> = {
  404: "not_found",
  408: "request_timeout",
  413: "payload_too_large",
  415: "unsupported_media_type",
};

function makeErrorResponse(code: ErrorCode, requestId: string): ErrorResponse {
  return { error: errorKinds[code].sentence, code, requestId };
}

function send(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  const code = status < 500 ? (codeByStatus[status] ?? "bad_request") : "internal";
  if (code === "internal") request.log.error({ err: error }, "request failed");
  return reply
    .code(errorKinds[code].status)
    .header("Cache-Control", "no-store")
    .send(makeErrorResponse(code, request.id));
}

/** Errors outside the pages are sent in the API's format. */
export function addErrorHandlers(server: FastifyInstance) {
  server.setErrorHandler<FastifyError>(send);
  server.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header("Cache-Control", "no-store")
      .send(makeErrorResponse("not_found", request.id)),
  );
}

/** No hook runs for a path that can't be decoded, so the headers are set here. */
export function replyToUnreadablePath(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  setMissingHeaders(request, reply);
  send(error, request, reply);
}
