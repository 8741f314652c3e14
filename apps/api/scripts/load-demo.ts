import { readConfig } from "#platform/config/config.ts";
import { makeLogger } from "#platform/log/log.ts";
import { buildServices } from "../src/wiring.ts";
import { demoParts } from "../test/demo/all.ts";

// Invented data. Development only: its people need the identity emulator.
const config = readConfig();
if (config.isProduction) throw new Error("Demo data never goes into production");

const services = buildServices(config, "sender", makeLogger("warn", "script"));
const loadedParts: string[] = [];
for (const loadPart of demoParts) loadedParts.push(await loadPart(services, config));
console.log(loadedParts.join(", "));
await services.close();
