import { randomUUID } from "node:crypto";
import fastifyCookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { Redis } from "ioredis";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/db.ts";
import type { Logger } from "../log/log.ts";
import type { ResolveActor } from "./actor.ts";
import { auditRefusals } from "./audit-refusals.ts";
import { auditStaffReads } from "./audit-staff-reads.ts";
import { handleErrors, refuseUnreadable } from "./handle-errors.ts";
import { healthRoutes } from "./health.ts";
import { checkAccess, identifyActor } from "./identify-actor.ts";
import { limitAddresses } from "./limit-addresses.ts";
import { limitRate } from "./limit-rate.ts";
import { logRequests, rememberRequestId } from "./log-requests.ts";
import { serveMetrics } from "./metrics.ts";
import { describeCalls, serveDocs } from "./openapi.ts";
import { refuseCrossSite } from "./refuse-cross-site.ts";
import { registerRoute } from "./register-route.ts";
import { requireAccessOnEveryRoute } from "./require-access.ts";
import { setResponseHeaders } from "./response-headers.ts";
import type { Route } from "./route.ts";
import { announceStop } from "./stop-gracefully.ts";
import { registerWebhook, type Webhook } from "./webhook.ts";
import { writeResponses } from "./write-responses.ts";

export interface ServerDeps {
  config: Config["http"];
  log: Logger;
  db: Db;
  redis: Redis;
  countLostConnections: () => number;
  resolveActor: ResolveActor;
  routes: Route[];
  webhooks: Webhook[];
  /** True once the process was told to stop. */
  isStopping: () => boolean;
}

const requestIdPattern = /^[A-Za-z0-9-]{8,64}$/;

/**
 * One id follows a visit through web, API and worker; a foreign one must at least look like an id.
 */
function requestId(headers: Record<string, unknown>): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && requestIdPattern.test(given) ? given : randomUUID();
}

/** Builds the HTTP server. Hooks run in the order written here. */
export async function buildServer(deps: ServerDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    genReqId: (request) => requestId(request.headers),
    trustProxy: deps.config.trustedProxies,
    bodyLimit: 64 * 1024,
    // Idle keep-alive connections outlive the proxy's, so the proxy never writes to a closed one.
    keepAliveTimeout: 65_000,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseUnreadable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(writeResponses({ isChecked: deps.config.checksResponses }));
  // Fastify parses text/plain by default, and such a body would pass unchecked.
  app.removeContentTypeParser("text/plain");

  requireAccessOnEveryRoute(app);
  rememberRequestId(app);
  logRequests(app);
  handleErrors(app);
  setResponseHeaders(app);
  await app.register(fastifyCookie);
  limitAddresses(app);
  identifyActor(app, deps.resolveActor);
  limitRate(app, deps.redis);
  refuseCrossSite(app, deps.config.publicOrigin);
  checkAccess(app);
  auditRefusals(app, deps.db);
  auditStaffReads(app, deps.db);
  announceStop(app, deps.isStopping);
  await describeCalls(app);

  serveMetrics(app, deps.config.metricsToken, deps.countLostConnections);
  const routes = [...healthRoutes(deps.db, deps.redis, deps.isStopping), ...deps.routes];
  for (const route of routes) registerRoute(app, route);
  for (const webhook of deps.webhooks) await registerWebhook(app, webhook);
  if (deps.config.servesDocs) await serveDocs(app);
  return app;
}
