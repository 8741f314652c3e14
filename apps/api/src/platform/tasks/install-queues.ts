import { PgBoss } from "pg-boss";
import type { Logger } from "../log/log.ts";
import type { TaskKind } from "./task.ts";
import { TaskQueue } from "./task-queue.ts";

/** Creates the queue's tables and one queue per task. It runs with the migrations, before any process starts. */
export async function installQueues(
  databaseUrl: string,
  kinds: TaskKind[],
  log: Logger,
): Promise<void> {
  const installer = new PgBoss({
    connectionString: databaseUrl,
    max: 1,
    supervise: false,
    schedule: false,
  });
  installer.on("error", (error) => log.error({ err: error }, "task queue installation"));
  await installer.start();
  await installer.stop({ graceful: false });

  const queue = new TaskQueue(databaseUrl, "sender", log);
  await queue.start();
  await queue.ensureParkedQueue();
  for (const kind of kinds) await queue.ensureQueue(kind);
  await queue.removeFormerSchedules();
  await queue.stop();
}
