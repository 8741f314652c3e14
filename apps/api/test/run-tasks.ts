import { sql } from "kysely";
import { eventQueuePrefix } from "#platform/events/events.ts";
import type { Services } from "../src/wiring.ts";

interface WaitingTask {
  id: string;
  name: string;
  payload: unknown;
}

/**
 * Does what a worker would do, at once: runs the waiting tasks, and those they enqueue. Returns the
 * names of those it ran; for a delivered event, those of its subscribers.
 */
export async function runTasks({ db, taskHandlers }: Services): Promise<string[]> {
  const done: string[] = [];
  for (let tasks = await takeTasks(db); tasks.length > 0; tasks = await takeTasks(db)) {
    for (const { id, name, payload } of tasks) {
      const handler = taskHandlers.find(({ kind }) => kind.name === name);
      if (!handler) throw new Error(`No worker would do ${name}`);
      await handler.run(handler.kind.payload.parse(payload), id);
      if (!name.startsWith(eventQueuePrefix)) done.push(name);
    }
  }
  return done;
}

async function takeTasks(db: Services["db"]): Promise<WaitingTask[]> {
  const { rows } = await sql<WaitingTask>`
    with taken as (
      delete from pgboss.job where state = 'created' and start_after <= now()
      returning id, name, coalesce(data -> 'payload', '{}') as payload, created_on)
    select id, name, payload from taken order by created_on
  `.execute(db);
  return rows;
}
