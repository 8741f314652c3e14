import type { FastifyInstance } from "fastify";
import type { Config } from "#platform/config/config.ts";
import { buildServer } from "#platform/http/build-server.ts";
import { connectRedis } from "#platform/http/connect-redis.ts";
import type { Logger } from "#platform/log/log.ts";
import { letterPreviewRoutes } from "#platform/mail/preview.routes.ts";
import { buildHouse, type House } from "./wiring.ts";

export interface App {
  server: FastifyInstance;
  house: House;
  /** Marks the process as stopping: not ready, and clients are sent elsewhere. */
  announceStop(): void;
}

/** The whole web door, as production and the tests start it. */
export async function buildApp(config: Config, log: Logger): Promise<App> {
  const house = buildHouse(config, "sender", log);
  const redis = connectRedis(config.redis.url, log);
  let isStopping = false;
  const server = await buildServer({
    config: config.http,
    log,
    db: house.db,
    redis,
    resolveActor: house.resolveActor,
    // Outside of the wiring, so that the published contract does not promise it.
    routes: config.isProduction
      ? house.routes
      : [...house.routes, ...letterPreviewRoutes(house.letters)],
    isStopping: () => isStopping,
  });
  server.addHook("onReady", () => house.tasks.start());
  server.addHook("onClose", async () => {
    redis.disconnect();
    await house.close();
  });
  return {
    server,
    house,
    announceStop() {
      isStopping = true;
    },
  };
}
