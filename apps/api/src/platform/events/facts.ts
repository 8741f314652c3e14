import type { z } from "zod";
import type { Tx } from "../db/db.ts";
import { defineTask, handleTask, type TaskHandler, type TaskKind } from "../tasks/task.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";

/** Something that happened in one area and may matter to another, e.g. `accounts.account-closed`. */
export interface FactKind<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
}

/** What an area does when another publishes a fact. */
export interface Reaction {
  fact: FactKind;
  handler: TaskHandler;
}

/** Binds a reaction to a fact. Each reaction is a task of its own, retried on its own. */
export function react<Payload extends object>(
  fact: FactKind<Payload>,
  reactionName: string,
  run: (payload: Payload) => Promise<void>,
): Reaction {
  const kind = defineTask({ name: `${reactionName}.on.${fact.name}`, payload: fact.payload });
  return { fact: fact as unknown as FactKind, handler: handleTask(kind, run) };
}

export type Publish = <Payload extends object>(
  tx: Tx,
  fact: FactKind<Payload>,
  payload: Payload,
) => Promise<void>;

/** Publishing puts one task per reaction into the publisher's transaction. */
export function makePublish(queue: TaskQueue, reactions: () => Reaction[]): Publish {
  return async (tx, fact, payload) => {
    for (const { fact: wanted, handler } of reactions()) {
      if (wanted.name === fact.name) await queue.enqueue(tx, handler.kind as TaskKind, payload);
    }
  };
}
