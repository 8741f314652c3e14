import { randomUUID } from "node:crypto";
import { connect, inTransaction } from "../../../../apps/api/src/platform/db/db.ts";
import { makeLogger } from "../../../../apps/api/src/platform/log/log.ts";
import type { TaskKind } from "../../../../apps/api/src/platform/tasks/task.ts";
import { TaskQueue } from "../../../../apps/api/src/platform/tasks/task-queue.ts";

/** Enqueues any kind of task, whatever its payload, as a use case would. */
export async function openSender(databaseUrl: string) {
  const db = connect({ url: databaseUrl, poolSize: 2, canPrepare: false }, () => {});
  const queue = new TaskQueue(databaseUrl, "sender", makeLogger("silent", "script"));
  await queue.start();
  return {
    async enqueue(name: string, payload: object, id = randomUUID()): Promise<string> {
      await inTransaction(db, (tx) => queue.enqueue(tx, { name } as TaskKind, payload, { id }));
      return id;
    },
    async stop(): Promise<void> {
      await queue.stop();
      await db.destroy();
    },
  };
}

export type Sender = Awaited<ReturnType<typeof openSender>>;
