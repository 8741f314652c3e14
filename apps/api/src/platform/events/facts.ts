import type { z } from "zod";
import { type Db, inTransaction, type Tx } from "../db/db.ts";
import { defineTask, handleTask, type TaskHandler, type TaskKind } from "../tasks/task.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";

/** Something that happened in one area and may matter to another, e.g. `accounts.account-closed`. */
export interface FactKind<Payload extends object = object> {
  name: string;
  /** What lies in its queue: one task for each time it was published. */
  task: TaskKind<Payload>;
}

/** Every fact has a queue of its own, so a worker that does not know it yet leaves it to one that does. */
export function defineFact<Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
): FactKind<Payload> {
  return { name, task: defineTask({ name: `${factQueuePrefix}${name}`, payload }) };
}

export const factQueuePrefix = "fact.";

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
  const { payload } = fact.task;
  const kind = defineTask({ name: `${reactionName}.on.${fact.name}`, payload });
  return { fact, handler: handleTask(kind, run) };
}

export type Publish = <Payload extends object>(
  tx: Tx,
  fact: FactKind<Payload>,
  payload: Payload,
) => Promise<void>;

type Enqueue = Pick<TaskQueue, "enqueue">;

/** Publishing puts one task into the publisher's transaction; the publisher knows no reaction. */
export function makePublish(queue: Enqueue): Publish {
  return (tx, fact, payload) => queue.enqueue(tx, fact.task, payload);
}

/** The worker's side: hands each published fact to the reactions this worker knows. */
export function deliverFacts(
  deps: { db: Db; tasks: Enqueue },
  facts: FactKind[],
  reactions: Reaction[],
): TaskHandler[] {
  const orphan = reactions.find(({ fact }) => !facts.some(({ name }) => name === fact.name));
  if (orphan) throw new Error(`${orphan.handler.kind.name}: no area registers this fact`);

  const deliveries = facts.map((fact) => {
    const wanted = reactions.filter((reaction) => reaction.fact.name === fact.name);
    return handleTask(fact.task, (payload, id) =>
      inTransaction(deps.db, async (tx) => {
        // The fact's own id in each reaction's queue: a second delivery finds the first one's tasks.
        for (const { handler } of wanted)
          await deps.tasks.enqueue(tx, handler.kind, payload, { id });
      }),
    );
  });
  return [...deliveries, ...reactions.map(({ handler }) => handler)];
}
