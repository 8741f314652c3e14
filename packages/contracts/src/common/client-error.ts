import type { ErrorResponse } from "./errors.ts";
import { generalErrors } from "./general-errors.ts";
import { isKeyOf } from "./guards.ts";

const responseByErrorCode = {
  ERR_HTTP_REQUEST_TIMEOUT: ["request_timeout", "Request Timeout"],
  HPE_HEADER_OVERFLOW: ["headers_too_large", "Request Header Fields Too Large"],
} as const;

interface ClientSocket {
  writable: boolean;
  destroyed: boolean;
  write(text: string): unknown;
  destroy(error: Error): unknown;
}

/**
 * Ends a connection whose bytes never became a request: a broken line, endless headers, a slow body. Both
 * servers answer it in the format of every other error.
 */
export function respondAndClose(error: Error & { code?: string }, socket: ClientSocket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) socket.write(formatRawResponse(error.code, crypto.randomUUID()));
  socket.destroy(error);
}

function formatRawResponse(errorCode = "", requestId: string): string {
  const [code, reason] = isKeyOf(responseByErrorCode, errorCode)
    ? responseByErrorCode[errorCode]
    : (["bad_request", "Bad Request"] as const);
  const { status, sentence } = generalErrors[code];
  const body: ErrorResponse = { error: sentence, code, requestId };
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${reason}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${new TextEncoder().encode(text).length}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Content-Security-Policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "Strict-Transport-Security: max-age=63072000; includeSubDomains; preload",
    `X-Request-Id: ${requestId}`,
    "Connection: close",
    "",
    text,
  ].join("\r\n");
}
