import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type ServerBuild } from "react-router";
import { limitPosts } from "./limit-posts.ts";

/** The largest form is a long message; files go straight to the object store. */
const MAX_FORM_BYTES = 256 * 1024;

/** The methods that pages and forms use. TRACE isn't among them, because React Router fails on it. */
const methods = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

type Handler = (request: Request) => Promise<Response>;

/** Everything that is neither a file nor the API is a page. */
export function addPages(server: FastifyInstance, build: ServerBuild, publicOrigin: string) {
  const handle: Handler = createRequestHandler(build, "production");
  const respond = async (request: FastifyRequest, reply: FastifyReply) =>
    reply.send(await handle(toWebRequest(request, reply, publicOrigin)));

  server.register(async (pages) => {
    // React Router parses the body, but only after it was received whole and within the limit.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    limitPosts(pages);
    pages.route({ method: methods, url: "/*", handler: respond });
  });
}

/** Removes a host from the request line: `GET https://evil.example/directory`. */
const toPath = (url: string) => url.replace(/^https?:\/\/[^/]*/i, "").replace(/^[/\\]+/, "/");

/** Uses the configured origin, so that a forged host can't end up in links or redirects. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicOrigin: string): Request {
  const connectionClosed = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) connectionClosed.abort();
  });
  return new Request(new URL(toPath(request.url), publicOrigin), {
    method: request.method,
    headers: toHeaders(request),
    signal: connectionClosed.signal,
    ...(request.body instanceof Buffer && { body: new Uint8Array(request.body) }),
  });
}

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each);
  }
  headers.set("x-forwarded-for", request.ip);
  headers.set("x-request-id", request.id);
  return headers;
}
