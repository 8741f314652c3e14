import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { setPublicOrigin } from "#lib/format/meta.ts";
import { config } from "#lib/http/config.server.ts";
import { log } from "#lib/http/log.server.ts";
import { NonceContext } from "#lib/http/nonce.ts";
import { pagePolicy } from "#lib/http/security-headers.server.ts";
import { nonceContext } from "#shell/middleware.server.ts";

export const streamTimeout = 5_000;

setPublicOrigin(config.publicOrigin);

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", pagePolicy(nonce, config));

  return new Promise((resolve, reject) => {
    let isShellSent = false;
    // Crawlers get the complete page in one response.
    const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // What is ready stands in its place. React would move larger parts to the end, where only JavaScript fetches them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
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
    // Longer than the data's own timeout, so that its error still reaches the page.
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  log("error", "request failed", { method: request.method, path: pathOf(request), error });
};

// Query strings may contain emails and codes, so they aren't logged (X7).
const pathOf = (request: Request) => new URL(request.url).pathname;
