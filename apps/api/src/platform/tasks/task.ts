import type { z } from "zod";

/** Background work: its name, what it carries, and how patiently it is retried. */
export interface TaskKind<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Tries after the first; then the task is parked in the dead-letter queue. */
  retryLimit: number;
  /** A run that takes longer is given up and tried again. */
  expireInSeconds: number;
  /** Cron expression (UTC) for work that comes round by itself. */
  schedule?: string;
}

export function defineTask<Payload extends object>(
  kind: Pick<TaskKind<Payload>, "name" | "payload"> & Partial<TaskKind<Payload>>,
): TaskKind<Payload> {
  return { retryLimit: 8, expireInSeconds: 120, ...kind };
}

export interface TaskHandler {
  kind: TaskKind;
  run(payload: object, taskId: string): Promise<void>;
}

/** Binds a task to the use case that does it. The use case must bear being run twice. */
export function handleTask<Payload extends object>(
  kind: TaskKind<Payload>,
  run: (payload: Payload, taskId: string) => Promise<void>,
): TaskHandler {
  return { kind: kind as unknown as TaskKind, run: run as TaskHandler["run"] };
}
