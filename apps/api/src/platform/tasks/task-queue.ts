import { runInSpan } from "@boab/tracing";
import { fromKysely, PgBoss } from "pg-boss";
import type { Tx } from "../db/db.ts";
import type { Logger } from "../log/log.ts";
import { getCurrentRequestId, withRequestId } from "../log/request-context.ts";
import { formerNames, listFormerNames } from "./former-names.ts";
import type { TaskHandler, TaskKind } from "./task.ts";

export const parkedQueueName = "parked";

/** The task of a killed worker is noticed and retried after this long, the queue's minimum. */
const heartbeatSeconds = 10;

/** How many tasks of a kind a worker runs beside each other. */
const maxParallelTasks = 2;

/** A queued task, with the id of the request that caused it, for the logs. */
interface Envelope {
  payload: object;
  requestId: string | undefined;
}

export interface EnqueueOptions {
  startAfter?: Date;
  /** A UUID. A task whose id is already in its queue, done or not, is not added again. */
  id?: string;
}

/** Tasks are stored in PostgreSQL, so that saving and enqueueing are one transaction. */
export class TaskQueue {
  readonly #boss: PgBoss;
  readonly #log: Logger;

  constructor(databaseUrl: string, role: "sender" | "worker", log: Logger) {
    const isWorker = role === "worker";
    this.#log = log;
    this.#boss = new PgBoss({
      connectionString: databaseUrl,
      application_name: `boab-tasks-${role}`,
      max: isWorker ? 6 : 2,
      supervise: isWorker,
      schedule: isWorker,
      migrate: false,
      useListenNotify: isWorker,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
    });
    this.#boss.on("error", (error) => log.error({ err: error }, "task queue"));
  }

  async start(): Promise<void> {
    await this.#boss.start();
  }

  async stop(): Promise<void> {
    // Running tasks get 8 s to finish; the rest is retried elsewhere once the heartbeat stops.
    await this.#boss.stop({ graceful: true, timeout: 8_000 });
  }

  /** Enqueues a task in the transaction, so that it exists only if the rest of the work is committed. */
  async enqueue<Payload extends object>(
    tx: Tx,
    kind: TaskKind<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<void> {
    const envelope: Envelope = { payload, requestId: getCurrentRequestId() };
    await this.#boss.send(kind.name, envelope, { db: fromKysely(tx), ...options });
  }

  /** Creates the queue of a task, or updates its settings. */
  async ensureQueue(kind: TaskKind): Promise<void> {
    const settings = {
      retryLimit: kind.retryLimit,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      expireInSeconds: kind.expireInSeconds,
      heartbeatSeconds,
      deadLetter: parkedQueueName,
      notify: true,
    };
    await this.#boss.createQueue(kind.name, settings);
    await this.#boss.updateQueue(kind.name, settings);
    if (kind.schedule) await this.#boss.schedule(kind.name, kind.schedule, {}, { tz: "UTC" });
  }

  async ensureParkedQueue(): Promise<void> {
    await this.#boss.createQueue(parkedQueueName);
  }

  /** Removes the schedules of renamed tasks, which run by the schedules of their new names. */
  async removeFormerSchedules(): Promise<void> {
    for (const [former] of formerNames) await this.#boss.unschedule(former);
  }

  /** Works the task's queue, and what is still enqueued under its former name. */
  async work(handler: TaskHandler): Promise<void> {
    const { name } = handler.kind;
    for (let at = 0; at < maxParallelTasks; at++) await this.#startWorker(handler, name);
    for (const former of listFormerNames(name)) {
      // A database that never ran an earlier release has no such queue.
      if (await this.#boss.getQueue(former)) await this.#startWorker(handler, former);
    }
  }

  async #startWorker({ kind, run }: TaskHandler, queueName: string): Promise<void> {
    const options = {
      batchSize: 1,
      pollingIntervalSeconds: 2,
      // A new task notifies the worker, but a retry doesn't and would wait half a minute by default.
      notifyPollingIntervalSeconds: 4,
    };
    let workerId = "";
    const work = async ([task]: { id: string; data: Partial<Envelope> }[]) => {
      // A scheduled task has no payload.
      const { payload = {}, requestId } = task?.data ?? {};
      try {
        if (task) await withRequestId(requestId, () => this.#run({ kind, run }, task.id, payload));
      } finally {
        // Tasks that piled up while no worker ran notified nobody, so the worker looks for the next one at once.
        this.#boss.notifyWorker(workerId);
      }
    };
    workerId = await this.#boss.work<Partial<Envelope>>(queueName, options, work);
  }

  async #run({ kind, run }: TaskHandler, taskId: string, payload: object): Promise<void> {
    const startedAt = performance.now();
    const about = { task: kind.name, taskId, requestId: getCurrentRequestId() };
    try {
      await runInSpan(`task ${kind.name}`, () => run(kind.payload.parse(payload), taskId));
    } catch (error) {
      // The queue records the failure and retries, but does not log it.
      this.#log.error({ ...about, err: error }, "task failed");
      throw error;
    }
    this.#log.info({ ...about, ms: Math.round(performance.now() - startedAt) }, "task done");
  }
}
