import { randomUUID } from "node:crypto";
import { respondAndClose } from "@boab/contracts/common/client-error";
import { describeIssue } from "@boab/contracts/common/issue-sentences";
import fastifyCookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { Redis } from "ioredis";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/db.ts";
import type { Logger } from "../log/log.ts";
import type { ResolveActor } from "./actor.ts";
import { auditRefusals } from "./audit-refusals.ts";
import { auditStaffReads } from "./audit-staff-reads.ts";
import { handleErrors, refuseUnreadable } from "./handle-errors.ts";
import { healthRoutes } from "./health.ts";
import { checkAccess, identifyActor } from "./identify-actor.ts";
import { limitByIp } from "./limit-by-ip.ts";
import { limitRate } from "./limit-rate.ts";
import { logRequests, propagateRequestId } from "./log-requests.ts";
import { serveMetrics } from "./metrics.ts";
import { type CountForNetwork, makeCountForNetwork } from "./network-limits.ts";
import { describeCalls, serveDocs } from "./openapi.ts";
import { makeProofs } from "./proof-of-work.ts";
import { toServedPath } from "./published-paths.ts";
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
  /** True once the process received the signal to stop. */
  isStopping: () => boolean;
}

const requestIdPattern = /^[A-Za-z0-9-]{8,64}$/;

/** One id identifies a visit in web, API and worker. An id from outside must at least look like one. */
function readRequestId(headers: Record<string, unknown>): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && requestIdPattern.test(given) ? given : randomUUID();
}

/** Builds the HTTP server. Hooks run in the order written here. */
export async function buildServer(deps: ServerDeps): Promise<FastifyInstance> {
  // People read these errors, so they get our sentences instead of the validator's.
  z.config({ customError: describeIssue });
  const app = createFastify(deps);

  requireAccessOnEveryRoute(app);
  propagateRequestId(app);
  logRequests(app);
  handleErrors(app);
  setResponseHeaders(app);
  await app.register(fastifyCookie);
  const proofs = makeProofs(deps.config.proofKey, deps.redis);
  limitByIp(app, proofs);
  identifyActor(app, deps.resolveActor);
  limitRate(app, deps.redis, proofs);
  refuseCrossSite(app, deps.config.publicOrigin);
  checkAccess(app);
  auditRefusals(app, deps.db);
  auditStaffReads(app, deps.db);
  announceStop(app, deps.isStopping);
  await describeCalls(app);
  await registerRoutes(app, deps, makeCountForNetwork(deps.redis, proofs));
  return app;
}

function createFastify({ config, log }: Pick<ServerDeps, "config" | "log">): FastifyInstance {
  // Fastify's own type of a logger, so that the server doesn't get one of its own.
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    genReqId: (request) => readRequestId(request.headers),
    trustProxy: config.trustedProxies,
    bodyLimit: 64 * 1024,
    // Idle keep-alive connections outlive the proxy's, so the proxy never writes to a closed one.
    keepAliveTimeout: 65_000,
    requestTimeout: 30_000,
    // Node applies the larger of both timeouts to a request, and checks for late ones every 30 seconds by default.
    http: { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = "/" }) => toServedPath(url),
    frameworkErrors: refuseUnreadable,
    clientErrorHandler: respondAndClose,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(writeResponses({ isChecked: config.checksResponses }));
  // Fastify parses text/plain by default, and such a body would pass unchecked.
  app.removeContentTypeParser("text/plain");
  return app;
}

async function registerRoutes(
  app: FastifyInstance,
  deps: ServerDeps,
  countForNetwork: CountForNetwork,
): Promise<void> {
  serveMetrics(app, deps.config.metricsToken, deps.countLostConnections);
  const routes = [...healthRoutes(deps.db, deps.redis, deps.isStopping), ...deps.routes];
  for (const route of routes) registerRoute(app, route, countForNetwork);
  for (const webhook of deps.webhooks) await registerWebhook(app, webhook);
  if (deps.config.servesDocs) await serveDocs(app);
}
