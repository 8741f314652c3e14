import type { z } from "zod";
import { type Db, inTransaction, type Tx } from "../db/db.ts";
import { defineTask, handleTask, type TaskHandler, type TaskKind } from "../tasks/task.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";

/** An event in one area that may matter to others, e.g. `accounts.account-closed`. */
export interface EventKind<Payload extends object = object> {
  name: string;
  /** The task in the event's queue; each publish adds one. */
  task: TaskKind<Payload>;
}

/** Every event has a queue of its own, so a worker that does not know it yet leaves it to one that does. */
export function defineEvent<Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
): EventKind<Payload> {
  return { name, task: defineTask({ name: `${eventQueuePrefix}${name}`, payload }) };
}

export const eventQueuePrefix = "event.";

/** What an area does when another publishes an event. */
export interface Subscriber {
  event: EventKind;
  handler: TaskHandler;
}

/** Binds a subscriber to an event. Each subscriber is a task of its own, retried on its own. */
export function subscribe<Payload extends object>(
  event: EventKind<Payload>,
  subscriberName: string,
  run: (payload: Payload) => Promise<void>,
): Subscriber {
  const { payload } = event.task;
  const kind = defineTask({ name: `${subscriberName}.on.${event.name}`, payload });
  return { event, handler: handleTask(kind, run) };
}

export type Publish = <Payload extends object>(
  tx: Tx,
  event: EventKind<Payload>,
  payload: Payload,
) => Promise<void>;

type Enqueuer = Pick<TaskQueue, "enqueue">;

/** Publishing enqueues one task in the publisher's transaction; the publisher doesn't know its subscribers. */
export function makePublish(queue: Enqueuer): Publish {
  return (tx, event, payload) => queue.enqueue(tx, event.task, payload);
}

/** Runs in the worker: passes each published event to the subscribers that this worker knows. */
export function deliverEvents(
  deps: { db: Db; tasks: Enqueuer },
  events: EventKind[],
  subscribers: Subscriber[],
): TaskHandler[] {
  const unknownSubscriber = subscribers.find(
    ({ event }) => !events.some(({ name }) => name === event.name),
  );
  if (unknownSubscriber)
    throw new Error(`${unknownSubscriber.handler.kind.name}: no area registers this event`);

  const deliveries = events.map((event) => {
    const matchingSubscribers = subscribers.filter(
      (subscriber) => subscriber.event.name === event.name,
    );
    return handleTask(event.task, (payload, id) =>
      inTransaction(deps.db, async (tx) => {
        // Each subscriber's task has the event's id, so a second delivery does not add it again.
        for (const { handler } of matchingSubscribers)
          await deps.tasks.enqueue(tx, handler.kind, payload, { id });
      }),
    );
  });
  return [...deliveries, ...subscribers.map(({ handler }) => handler)];
}
