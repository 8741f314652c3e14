import { readConfig } from "#platform/config/config.ts";
import { makeLogger } from "#platform/log/log.ts";
import { buildHouse } from "./wiring.ts";

const config = readConfig();
const log = makeLogger(config.log.level, "worker");
const house = buildHouse(config, "worker", log);

await house.tasks.start();
for (const handler of house.taskHandlers) await house.tasks.work(handler);
log.info({ tasks: house.taskHandlers.length }, "working");

const stop = async () => {
  await house.close();
  process.exit(0);
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
