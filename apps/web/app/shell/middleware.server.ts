import { randomBytes } from "node:crypto";
import type { ErrorResponse } from "@boab/contracts/common/errors";
import { createContext, type MiddlewareFunction } from "react-router";
import { ApiError } from "#lib/api/errors.ts";
import { PRIVATE_PAGE } from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";
import { inRequestScope, type RequestScope } from "#lib/http/request-scope.server.ts";
import { isFromOwnPages } from "#lib/http/same-origin.server.ts";
import { closedPolicy, securityHeaders } from "#lib/http/security-headers.server.ts";

/** A new nonce for each response; only scripts with it run. */
export const nonceContext = createContext<string>();

/** Mail programs post here; its token is all it goes by, and no cookie is read. */
const oneClickPath = "/newsletter/one-click";

/** Wraps every page, data request and redirect: scope, same-origin check, cookies and headers. */
export const aroundEveryRequest: MiddlewareFunction<Response> = ({ request, url, context }, next) =>
  inRequestScope(request, async (scope) => {
    context.set(nonceContext, randomBytes(16).toString("base64"));
    const isOurs = isFromOwnPages(request, config.publicOrigin) || url.pathname === oneClickPath;
    const response = isOurs ? await next() : refuseCrossSite(scope.requestId);
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
  // A page may be stricter, so keep the headers it set itself.
  const floor = { ...securityHeaders, "Content-Security-Policy": closedPolicy };
  for (const [name, value] of Object.entries(floor)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // A shared cache must never keep what was made with a cookie or carries one, whatever the page says.
  if (isPersonal || !headers.has("Cache-Control") || headers.has("Set-Cookie")) {
    headers.set("Cache-Control", PRIVATE_PAGE);
  }
  if (url.searchParams.has("pageNotFound")) headers.set("X-Robots-Tag", "noindex");
  headers.set("X-Request-Id", requestId);
}
