import { readConfig } from "#platform/config/config.ts";
import { makeLogger } from "#platform/log/log.ts";
import { migrateAll } from "../src/migrate-all.ts";

const config = readConfig();
const appliedMigrations = await migrateAll(config, makeLogger("warn", "script"));
console.log(
  appliedMigrations.length > 0 ? `Applied ${appliedMigrations.join(", ")}` : "Nothing to migrate",
);
