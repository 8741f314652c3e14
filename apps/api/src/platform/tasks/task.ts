import type { z } from "zod";

/** A kind of background task with its payload, retries and schedule. */
export interface TaskKind<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** The retries after the first attempt. Then the task goes to the dead-letter queue. */
  retryLimit: number;
  /** A run that takes longer is abandoned and retried. */
  expireInSeconds: number;
  /** A cron expression in UTC for scheduled tasks. */
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
  return { kind, run };
}
