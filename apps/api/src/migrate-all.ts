import { fileURLToPath } from "node:url";
import type { Config } from "#platform/config/config.ts";
import { grantToAppRole } from "#platform/db/app-role.ts";
import { migrate } from "#platform/db/migrate.ts";
import type { Logger } from "#platform/log/log.ts";
import { installQueues } from "#platform/tasks/install-queues.ts";
import { buildServices } from "./wiring.ts";

const folder = fileURLToPath(new URL("../migrations", import.meta.url));

/**
 * Brings a database up to date as its owner: first the tables, then the task queues, the privileges of the app role,
 * and the bucket.
 */
export async function migrateAll(config: Config, log: Logger): Promise<string[]> {
  const { migrationUrl } = config.database;
  const applied = await migrate(migrationUrl, folder);
  const services = buildServices(config, "sender", log);
  const kinds = services.taskHandlers.map((handler) => handler.kind);
  await installQueues(migrationUrl, kinds, log);
  await grantToAppRole(migrationUrl);
  await services.storage.prepare(config.http.publicOrigin);
  await services.identity.close();
  services.storage.close();
  await services.db.destroy();
  return applied;
}
