import { fileURLToPath } from "node:url";
import type { Config } from "#platform/config/config.ts";
import { migrate } from "#platform/db/migrate.ts";
import type { Logger } from "#platform/log/log.ts";
import { installQueues } from "#platform/tasks/install-queues.ts";
import { buildHouse } from "./wiring.ts";

const folder = fileURLToPath(new URL("../migrations", import.meta.url));

/** Brings a database up to date: tables first, then the task queue and its queues, then the bucket. */
export async function migrateAll(config: Config, log: Logger): Promise<string[]> {
  const applied = await migrate(config.database.url, folder);
  const house = buildHouse(config, "sender", log);
  const kinds = house.taskHandlers.map((handler) => handler.kind);
  await installQueues(config.database.url, kinds, log);
  await house.storage.prepare(config.http.publicOrigin);
  await house.identity.close();
  house.storage.close();
  await house.db.destroy();
  return applied;
}
