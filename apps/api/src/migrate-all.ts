import { fileURLToPath } from "node:url";
import type { Config } from "#platform/config/config.ts";
import { migrate } from "#platform/db/migrate.ts";
import type { Logger } from "#platform/log/log.ts";
import { installQueues } from "#platform/tasks/install-queues.ts";
import { buildServices } from "./wiring.ts";

const folder = fileURLToPath(new URL("../migrations", import.meta.url));

/**
 * Brings a database up to date: tables first, then the task queue and its queues, then the bucket.
 */
export async function migrateAll(config: Config, log: Logger): Promise<string[]> {
  const applied = await migrate(config.database.url, folder);
  const services = buildServices(config, "sender", log);
  const kinds = services.taskHandlers.map((handler) => handler.kind);
  await installQueues(config.database.url, kinds, log);
  await services.storage.prepare(config.http.publicOrigin);
  await services.identity.close();
  services.storage.close();
  await services.db.destroy();
  return applied;
}
