import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { AppError } from "../errors/app-error.ts";
import { anyone } from "./access.ts";

function isAllowed(header: string | undefined, token: string | undefined): boolean {
  if (!token) return true;
  const given = Buffer.from(header ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Counts and times every request by route, and serves the metrics to holders of the token. */
export function serveMetrics(
  app: FastifyInstance,
  token: string | undefined,
  countLostConnections: () => number,
): void {
  const registry = new Registry();
  registry.setDefaultLabels({ pid: process.pid });
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to response, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });

  new Counter({
    name: "database_connections_lost_total",
    help: "Idle database connections that broke since the process began",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(countLostConnections());
    },
  });

  app.addHook("onResponse", async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: String(reply.statusCode),
    };
    duration.observe(labels, reply.elapsedTime / 1000);
  });

  app.get(
    "/metrics",
    { config: { access: anyone }, schema: { hide: true } },
    async (request, reply) => {
      if (!isAllowed(request.headers.authorization, token)) throw new AppError("not_found");
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
}
