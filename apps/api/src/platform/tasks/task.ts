import type { z } from "zod";

/** Background work: its name, its payload, and how often it is retried. */
export interface TaskKind<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** Retries after the first attempt; then the task is parked in the dead-letter queue. */
  retryLimit: number;
  /** A run that takes longer is abandoned and retried. */
  expireInSeconds: number;
  /** Cron expression (UTC) for scheduled work. */
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

/** Binds a task to its use case, which must be safe to run twice. */
export function handleTask<Payload extends object>(
  kind: TaskKind<Payload>,
  run: (payload: Payload, taskId: string) => Promise<void>,
): TaskHandler {
  return { kind: kind as unknown as TaskKind, run: run as TaskHandler["run"] };
}
