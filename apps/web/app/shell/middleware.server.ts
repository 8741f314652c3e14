import { randomBytes } from "node:crypto";
import type { ErrorResponse } from "@boab/contracts/common/errors";
import { createContext, type MiddlewareFunction } from "react-router";
import { ApiError } from "#lib/api/errors.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";
import { type RequestScope, runInRequestScope } from "#lib/http/request-scope.server.ts";
import { isFromOwnPages } from "#lib/http/same-origin.server.ts";
import { denyAllPolicy, securityHeaders } from "#lib/http/security-headers.server.ts";
import { redirectToLogIn } from "./lead-to-log-in.server.ts";

/** A new nonce for each response; only scripts with it run. */
export const nonceContext = createContext<string>();

/** Mail apps post here from another origin. Only the token counts, and no cookie is read. */
const oneClickUnsubscribePaths = ["/emails/one-click", "/newsletter/one-click"];

/** Wraps every page, data request and redirect: scope, same-origin check, cookies and headers. */
export const requestMiddleware: MiddlewareFunction<Response> = ({ request, url, context }, next) =>
  runInRequestScope(request, async (scope) => {
    context.set(nonceContext, randomBytes(16).toString("base64"));
    const isAllowedOrigin =
      isFromOwnPages(request, config.publicOrigin) ||
      oneClickUnsubscribePaths.includes(url.pathname);
    const response = isAllowedOrigin
      ? await redirectToLogIn(request, url, await next())
      : refuseCrossSite(scope.requestId);
    for (const cookie of scope.cookies) response.headers.append("Set-Cookie", cookie);
    finishHeaders(response.headers, url, scope);
    return response;
  });

function refuseCrossSite(requestId: string): Response {
  const { code, sentence, status } = new ApiError({ code: "cross_site", status: 403 });
  const body: ErrorResponse = { error: sentence, code, requestId };
  return Response.json(body, { status });
}

function finishHeaders(headers: Headers, url: URL, { requestId, isPersonal }: RequestScope) {
  // A page may set stricter headers, so existing ones aren't replaced.
  const requiredHeaders = { ...securityHeaders, "Content-Security-Policy": denyAllPolicy };
  for (const [name, value] of Object.entries(requiredHeaders)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // A shared cache must never store a response that was made with a cookie or sets one, whatever the page says.
  if (isPersonal || !headers.has("Cache-Control") || headers.has("Set-Cookie")) {
    headers.set("Cache-Control", PRIVATE_CACHE_CONTROL);
  }
  if (url.searchParams.has("pageNotFound")) headers.set("X-Robots-Tag", "noindex");
  headers.set("X-Request-Id", requestId);
}
