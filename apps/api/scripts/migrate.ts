import { readConfig } from "#platform/config/config.ts";
import { makeLogger } from "#platform/log/log.ts";
import { migrateAll } from "../src/migrate-all.ts";

const config = readConfig();
const applied = await migrateAll(config, makeLogger("warn", "script"));
console.log(applied.length > 0 ? `Applied ${applied.join(", ")}` : "Nothing to migrate");
