import type { ErrorCode, ErrorResponse } from "@boab/contracts/common/errors";
import { errorKinds } from "@boab/contracts/common/errors";
import { challengeHeader } from "@boab/contracts/common/proof-of-work";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError } from "../errors/app-error.ts";
import { setUnreadableRequestHeaders } from "./response-headers.ts";

// Our error codes for Fastify's own errors; the others concern paths and headers.
const errorCodeByStatus: Record<number, ErrorCode> = {
  404: "not_found",
  408: "request_timeout",
  413: "payload_too_large",
  415: "unsupported_media_type",
};

/** `/address/street` becomes `address.street`; an unknown key is named at the top level. */
function toFieldErrors(error: { validation: { instancePath: string; message?: string }[] }) {
  return Object.fromEntries(
    error.validation.map(({ instancePath, message }) => [
      instancePath.slice(1).replaceAll("/", ".") || "body",
      message ?? "Not valid.",
    ]),
  );
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new AppError("bad_request", { fields: toFieldErrors(error) });
  const status = error.statusCode ?? 500;
  // Errors of other libraries carry a status too, but it is not meant for our response.
  if (status >= 500 || !isFastifyClientError(error))
    return new AppError("internal", { cause: error });
  return new AppError(errorCodeByStatus[status] ?? "bad_request", { cause: error });
}

/** Includes a visitor who disconnects while sending: nothing failed on our side. */
const isFastifyClientError = ({ code }: FastifyError) =>
  code?.startsWith("FST_") || code === "ECONNRESET";

function toErrorResponse(error: AppError, request: FastifyRequest): ErrorResponse {
  return {
    error: error.message,
    code: error.code,
    ...(error.fields && { fields: error.fields }),
    requestId: request.id,
    ...(request.routeOptions?.config.failsWithStat && { stat: false, message: error.message }),
  };
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const appError = toAppError(error);
  if (appError.status >= 500) request.log.error({ err: error }, "request failed");
  if (appError.challenge) reply.header(challengeHeader, appError.challenge);
  return reply.code(appError.status).send(toErrorResponse(appError, request));
}

/** An undecodable path (`/%zz`) gets to no route, hook or error handler. */
export function refuseUnreadable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  setUnreadableRequestHeaders(request, reply);
  sendError(error, request, reply);
}

/** This is the only place where an error becomes an HTTP response. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(sendError);
  app.setNotFoundHandler(async (request, reply) =>
    reply
      .code(errorKinds.not_found.status)
      .send(toErrorResponse(new AppError("not_found"), request)),
  );
}
