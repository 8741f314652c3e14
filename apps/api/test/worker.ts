import { afterAll, beforeAll } from "vitest";
import type { Logger } from "#platform/log/log.ts";
import type { TaskHandler } from "#platform/tasks/task.ts";
import { TaskQueue } from "#platform/tasks/task-queue.ts";
import type { TestApp } from "./harness.ts";

/** A real worker that runs these tasks during the file's tests. */
export function useWorker(
  app: TestApp,
  log: Logger,
  handlers: TaskHandler[] | (() => TaskHandler[]),
): void {
  let worker: TaskQueue;

  beforeAll(async () => {
    worker = new TaskQueue(app.config.database.url, "worker", log);
    await worker.start();
    for (const handler of typeof handlers === "function" ? handlers() : handlers) {
      await worker.ensureQueue(handler.kind);
      await worker.work(handler);
    }
  });

  afterAll(() => worker.stop());
}
