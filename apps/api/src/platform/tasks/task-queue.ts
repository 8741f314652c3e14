import { inSpan } from "@boab/tracing";
import { fromKysely, PgBoss } from "pg-boss";
import type { Tx } from "../db/db.ts";
import type { Logger } from "../log/log.ts";
import { currentRequestId, withRequestId } from "../log/request-context.ts";
import type { TaskHandler, TaskKind } from "./task.ts";

export const parkedTasks = "parked";

/** A killed worker's task is noticed and retried after this long (the queue's minimum). */
const heartbeatSeconds = 10;

/** How many tasks of a kind a worker runs beside each other. */
const atOnce = 2;

/** A queued task, with the id of the request that caused it, for the logs. */
interface Envelope {
  payload: object;
  requestId: string | undefined;
}

export interface EnqueueOptions {
  startAfter?: Date;
  /** A uuid: a task that lies in its queue with this id already, done or not, is not added again. */
  id?: string;
}

/** Tasks live in PostgreSQL, so that "save and then do" is one transaction. */
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

  /** Enqueues a task in the transaction: it exists if, and only if, the rest of the work does. */
  async enqueue<Payload extends object>(
    tx: Tx,
    kind: TaskKind<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<void> {
    const envelope: Envelope = { payload, requestId: currentRequestId() };
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
      deadLetter: parkedTasks,
      notify: true,
    };
    await this.#boss.createQueue(kind.name, settings);
    await this.#boss.updateQueue(kind.name, settings);
    if (kind.schedule) await this.#boss.schedule(kind.name, kind.schedule, {}, { tz: "UTC" });
  }

  async ensureParkedQueue(): Promise<void> {
    await this.#boss.createQueue(parkedTasks);
  }

  async work(handler: TaskHandler): Promise<void> {
    for (let at = 0; at < atOnce; at++) await this.#startWorker(handler);
  }

  async #startWorker({ kind, run }: TaskHandler): Promise<void> {
    const options = {
      batchSize: 1,
      pollingIntervalSeconds: 2,
      // A new task notifies the worker, a retry does not: by default it would wait for half a
      // minute.
      notifyPollingIntervalSeconds: 4,
    };
    let workerId = "";
    const work = async ([task]: { id: string; data: Partial<Envelope> }[]) => {
      // A scheduled task has no payload.
      const { payload = {}, requestId } = task?.data ?? {};
      try {
        if (task) await withRequestId(requestId, () => this.#run({ kind, run }, task.id, payload));
      } finally {
        // What piled up while no worker ran was notified to nobody: look for the next one at once.
        this.#boss.notifyWorker(workerId);
      }
    };
    workerId = await this.#boss.work<Partial<Envelope>>(kind.name, options, work);
  }

  async #run({ kind, run }: TaskHandler, taskId: string, payload: object): Promise<void> {
    const startedAt = performance.now();
    const about = { task: kind.name, taskId, requestId: currentRequestId() };
    try {
      await inSpan(`task ${kind.name}`, () => run(kind.payload.parse(payload), taskId));
    } catch (error) {
      // The queue records the failure and retries, but does not log it.
      this.#log.error({ ...about, err: error }, "task failed");
      throw error;
    }
    this.#log.info({ ...about, ms: Math.round(performance.now() - startedAt) }, "task done");
  }
}
