import cluster from "node:cluster";
import { once } from "node:events";
import { startTracing, stopTracing } from "@boab/tracing";
import { readConfig } from "#platform/config/config.ts";
import { stopGracefully } from "#platform/http/stop-gracefully.ts";
import { makeLogger } from "#platform/log/log.ts";
import { readyMessage, supervise } from "#platform/processes/supervise.ts";
import { buildApp } from "./app.ts";

const config = readConfig();
const log = makeLogger(config.log.level, "http");

if (cluster.isPrimary) {
  await supervise(config.http.processes, log);
} else {
  await startTracing({ ...config.tracing, service: "boab-api" });
  const app = await buildApp(config, log);
  await app.server.listen({ port: config.http.port, host: config.http.host });

  process.once("SIGTERM", async () => {
    app.announceStop();
    await stopGracefully(app.server);
    await stopTracing();
    // The parent may be passing on a connection right now; it takes it back before the channel
    // closes.
    cluster.worker?.disconnect();
    await once(process, "disconnect");
    process.exit(0);
  });
  // A terminal sends SIGINT to the whole group; the parent decides when this child stops.
  process.on("SIGINT", () => {});
  process.send?.(readyMessage);
}
