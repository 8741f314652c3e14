import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import { respondAndClose } from "@boab/contracts/common/client-error";
import { nameRequestSpan } from "@boab/tracing";
import compress from "@fastify/compress";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { ServerBuild } from "react-router";
import type { Config } from "../app/lib/http/config.server.ts";
import { addErrorHandlers, replyToUnreadablePath } from "./answer-errors.ts";
import { addApiProxy } from "./api-proxy.ts";
import { addHealth, type Readiness } from "./health.ts";
import { logSerializers } from "./log-serializers.ts";
import { addPages } from "./pages.ts";
import { addSecurityHeaders } from "./security.ts";
import { addStaticFiles } from "./static-files.ts";

interface Deps {
  config: Pick<Config, "publicOrigin" | "apiOrigin" | "trustedProxies" | "logLevel">;
  build: ServerBuild;
  clientFolder: string;
  readiness: Readiness;
}

const requestIdPattern = /^[\w-]{8,64}$/;

export async function buildServer({ config, build, clientFolder, readiness }: Deps) {
  const server: FastifyInstance = Fastify({
    logger: { level: config.logLevel, serializers: logSerializers },
    trustProxy: config.trustedProxies,
    logController: new LogController({ requestIdLogLabel: "requestId" }),
    genReqId: (request) => readRequestId(request.headers["x-request-id"]) ?? randomUUID(),
    forceCloseConnections: "idle",
    bodyLimit: 1_048_576,
    // Without this timeout a slow sender could hold its connection open.
    requestTimeout: 30_000,
    // Node uses the larger of both timeouts for a request, and by default checks for expired ones every 30 seconds.
    http: { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    frameworkErrors: replyToUnreadablePath,
    clientErrorHandler: respondAndClose,
  });
  addErrorHandlers(server);

  server.addHook("onRequest", async ({ method, routeOptions, id }) =>
    nameRequestSpan(method, routeOptions.url ?? "unknown", id),
  );
  addSecurityHeaders(server);
  addHealth(server, readiness);
  await server.register(compress, {
    encodings: ["br", "gzip"],
    // Flush after each chunk, or the compressor would hold back a streamed page.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
  });
  // Also on uncompressed responses, or a shared cache would serve those to everyone.
  server.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("vary")) reply.header("Vary", "Accept-Encoding");
  });
  await addStaticFiles(server, clientFolder);
  await addApiProxy(server, config.apiOrigin);
  addPages(server, build, config.publicOrigin);
  return server;
}

const readRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === "string" && requestIdPattern.test(header) ? header : undefined;
