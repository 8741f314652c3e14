import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { toLoggedPath } from "@boab/contracts/common/log-safe";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { IdempotencyKeyContext } from "#lib/api/page-form.tsx";
import { setPublicOrigin } from "#lib/format/meta.ts";
import { config } from "#lib/http/config.server.ts";
import { log } from "#lib/http/log.server.ts";
import { NonceContext } from "#lib/http/nonce.ts";
import { getRequestScope } from "#lib/http/request-scope.server.ts";
import { buildPagePolicy } from "#lib/http/security-headers.server.ts";
import { nonceContext } from "#shell/middleware.server.ts";

export const streamTimeoutMs = 5_000;

setPublicOrigin(config.publicOrigin);

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  // Shared caches never store a response made with a cookie, so its forms may carry a unique idempotency key.
  const idempotencyKey = getRequestScope()?.isPersonal ? randomUUID() : "";
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", buildPagePolicy(nonce, config));

  return new Promise((resolve, reject) => {
    let isShellSent = false;
    // Crawlers get the complete page in one response.
    const readyCallback = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <IdempotencyKeyContext value={idempotencyKey}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </IdempotencyKeyContext>
      </NonceContext>,
      {
        nonce,
        // Finished parts are sent in place. By default, React moves larger parts to the end, where only JavaScript
        // inserts them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [readyCallback]() {
          isShellSent = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          if (isShellSent) log("error", "rendering failed after the page had started", { error });
        },
      },
    );
    // This timeout is longer than the one for the data, so that a data error still reaches the page.
    const timer = setTimeout(abort, streamTimeoutMs + 1_000);
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // Query strings may contain emails and codes, and a calendar link its token, so they aren't logged (X7).
  const path = toLoggedPath(new URL(request.url).pathname);
  // The router's own errors contain the whole path in their message, so only status and status text are logged.
  const failure = isRouteErrorResponse(error)
    ? { status: error.status, statusText: error.statusText }
    : { error };
  log("error", "request failed", { method: request.method, path, ...failure });
};
