import { subscribe } from "node:diagnostics_channel";
import type { RouteOptions } from "fastify";
import { readConfig } from "#platform/config/config.ts";
import { buildServer } from "#platform/http/build-server.ts";
import { connectRedis } from "#platform/http/connect-redis.ts";
import { makeLogger } from "#platform/log/log.ts";
import { buildServices } from "../../src/wiring.ts";
import { extractComponents } from "./extract-components.ts";
import { readNamedSchemas } from "./named-schemas.ts";
import type { OpenApiDocument } from "./open-api-document.ts";

interface DescribedApi {
  document: OpenApiDocument;
  /** The name of the access policy of each call, by `METHOD /path` with the document's braces. */
  policies: Map<string, string>;
}

/**
 * Describes the calls of the API from the routes that serve them. The server is built without its task queue, so no
 * database is needed.
 */
export async function describeApi(environment = process.env): Promise<DescribedApi> {
  const policies = new Map<string, string>();
  subscribe("fastify.initialization", (message) => {
    const { fastify } = message as { fastify: { addHook: AddRouteHook } };
    fastify.addHook("onRoute", ({ method, url, config }) => {
      const path = url.replace(/:(\w+)/g, "{$1}");
      for (const one of [method].flat()) policies.set(`${one} ${path}`, config?.access?.name ?? "");
    });
  });

  const config = readConfig(environment);
  const log = makeLogger("silent", "script");
  const { db, countLostConnections, resolveActor, routes, webhooks } = buildServices(
    config,
    "sender",
    log,
  );
  const redis = connectRedis(config.redis.url, log);
  const server = await buildServer({
    config: config.http,
    log,
    db,
    redis,
    countLostConnections,
    resolveActor,
    routes,
    webhooks,
    isStopping: () => false,
  });
  await server.ready();
  // As its readers get it: what is undefined is left out.
  const serializedDocument = JSON.parse(JSON.stringify(server.swagger())) as OpenApiDocument;
  const document = extractComponents(serializedDocument, await readNamedSchemas());
  await server.close();
  redis.disconnect();
  return { document, policies };
}

type AddRouteHook = (name: "onRoute", hook: (route: RouteOptions) => void) => void;
