import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readConfig } from "#platform/config/config.ts";
import { buildServer } from "#platform/http/build-server.ts";
import { connectRedis } from "#platform/http/connect-redis.ts";
import { makeLogger } from "#platform/log/log.ts";
import { buildServices } from "../src/wiring.ts";
import { readNamedSchemas } from "./openapi/named-schemas.ts";
import { withComponents } from "./openapi/with-components.ts";

// `npm run openapi` writes the published contract; `-- --check` compares it with the committed one.
const file = fileURLToPath(new URL("../../../docs/openapi.json", import.meta.url));

// Only the routes, without starting the task queue: no database is needed to describe the calls.
const config = readConfig();
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
const description = withComponents(server.swagger(), await readNamedSchemas());
const generated = `${JSON.stringify(description, null, 2)}\n`;
await server.close();
redis.disconnect();

if (!process.argv.includes("--check")) {
  writeFileSync(file, generated);
  console.log("docs/openapi.json written");
} else if (readFileSync(file, "utf8") !== generated) {
  console.error("The published contract changed; look at the difference and run npm run openapi");
  process.exit(1);
} else {
  console.log("docs/openapi.json is up to date");
}
