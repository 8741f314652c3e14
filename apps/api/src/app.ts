import type { FastifyInstance } from "fastify";
import type { Config } from "#platform/config/config.ts";
import { buildServer } from "#platform/http/build-server.ts";
import { connectRedis } from "#platform/http/connect-redis.ts";
import type { Logger } from "#platform/log/log.ts";
import { emailPreviewRoutes } from "#platform/mail/preview.routes.ts";
import { buildServices, type Services } from "./wiring.ts";

export interface App {
  server: FastifyInstance;
  services: Services;
  /** Marks the process as stopping: it is no longer ready, and clients are asked to reconnect elsewhere. */
  announceStop(): void;
}

/** Builds the whole HTTP server, as production and the tests start it. */
export async function buildApp(config: Config, log: Logger): Promise<App> {
  const services = buildServices(config, "sender", log);
  const redis = connectRedis(config.redis.url, log);
  let isStopping = false;
  const server = await buildServer({
    config: config.http,
    log,
    db: services.db,
    redis,
    countLostConnections: services.countLostConnections,
    resolveActor: services.resolveActor,
    // The preview routes are not in the wiring, so that they are not part of the published contract.
    routes: config.isProduction
      ? services.routes
      : [...services.routes, ...emailPreviewRoutes(services.emails)],
    webhooks: services.webhooks,
    isStopping: () => isStopping,
  });
  server.addHook("onReady", () => services.tasks.start());
  server.addHook("onClose", async () => {
    redis.disconnect();
    await services.close();
  });
  return {
    server,
    services,
    announceStop() {
      isStopping = true;
    },
  };
}
