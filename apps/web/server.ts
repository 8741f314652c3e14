import { fileURLToPath } from "node:url";
import { startTracing, stopTracing } from "@boab/tracing";
import type { ServerBuild } from "react-router";
import { config } from "./app/lib/http/config.server.ts";
import { buildServer } from "./server/build-server.ts";
import { stop } from "./server/stop.ts";

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const readiness = { isReady: true };

await startTracing({ ...config.tracing, service: "boab-web" });
const build: ServerBuild = await import(resolvePath("build/server/index.js"));
const server = await buildServer({
  config,
  build,
  clientFolder: resolvePath("build/client"),
  readiness,
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void stop(server, readiness).then(stopTracing));
}

await server.listen({ port: config.port, host: config.host });
