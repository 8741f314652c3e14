import type { ErrorCode, ErrorResponse } from "@boab/contracts/common/errors";
import { errorKinds } from "@boab/contracts/common/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError } from "../errors/app-error.ts";
import { setHeadersOfUnreadable } from "./response-headers.ts";

// Fastify's own refusals in our words; the remaining ones concern paths and headers.
const codeOfStatus: Record<number, ErrorCode> = {
  404: "not_found",
  413: "payload_too_large",
  415: "unsupported_media_type",
};

/** `/address/street` becomes `address.street`; an unknown key is named at the top level. */
function fieldsOf(error: { validation: { instancePath: string; message?: string }[] }) {
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
    return new AppError("bad_request", { fields: fieldsOf(error) });
  const status = error.statusCode ?? 500;
  // Errors of other libraries carry a status too, but it is not meant for our response.
  if (status >= 500 || !isRefusalOfFastify(error))
    return new AppError("internal", { cause: error });
  return new AppError(codeOfStatus[status] ?? "bad_request", { cause: error });
}

/** Includes a visitor who disconnects while sending: nothing failed on our side. */
const isRefusalOfFastify = ({ code }: FastifyError) =>
  code?.startsWith("FST_") || code === "ECONNRESET";

function responseFor(error: AppError, request: FastifyRequest): ErrorResponse {
  return {
    error: error.message,
    code: error.code,
    ...(error.fields && { fields: error.fields }),
    requestId: request.id,
  };
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const appError = toAppError(error);
  if (appError.status >= 500) request.log.error({ err: error }, "request failed");
  return reply.code(appError.status).send(responseFor(appError, request));
}

/** An undecodable path (`/%zz`) gets to no route, hook or error handler. */
export function refuseUnreadable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  setHeadersOfUnreadable(request, reply);
  sendError(error, request, reply);
}

/** The one place where a failure becomes an HTTP response. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(sendError);
  app.setNotFoundHandler(async (request, reply) =>
    reply.code(errorKinds.not_found.status).send(responseFor(new AppError("not_found"), request)),
  );
}
