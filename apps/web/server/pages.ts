import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type ServerBuild } from "react-router";

type Handler = (request: Request) => Promise<Response>;

/** Everything that is neither a file nor the API is a page. */
export function addPages(server: FastifyInstance, build: ServerBuild, publicOrigin: string) {
  const handle: Handler = createRequestHandler(build, "production");
  const response = async (request: FastifyRequest, reply: FastifyReply) =>
    reply.send(await handle(toWebRequest(request, reply, publicOrigin)));

  server.register(async (pages) => {
    // React Router reads the body itself, as a stream.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", (_request, _payload, done) => done(null));
    pages.all("/*", response);
  });
}

/** The address is the configured one: a forged Host header must not reach links or redirects. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicOrigin: string): Request {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(new URL(request.url.replace(/^\/{2,}/, "/"), publicOrigin), {
    method: request.method,
    headers: headersOf(request),
    signal: gone.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: "half" } : {}),
  });
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each);
  }
  headers.set("x-forwarded-for", request.ip);
  headers.set("x-request-id", request.id);
  return headers;
}
