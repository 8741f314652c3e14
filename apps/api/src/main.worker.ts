import { startTracing, stopTracing } from "@boab/tracing";
import { readConfig } from "#platform/config/config.ts";
import { makeLogger } from "#platform/log/log.ts";
import { buildServices } from "./wiring.ts";

const config = readConfig();
const log = makeLogger(config.log.level, "worker");
await startTracing({ ...config.tracing, service: "boab-worker" });
const services = buildServices(config, "worker", log);

await services.tasks.start();
for (const handler of services.taskHandlers) await services.tasks.work(handler);
log.info({ tasks: services.taskHandlers.length }, "working");

const stop = async () => {
  await services.close();
  await stopTracing();
  process.exit(0);
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
