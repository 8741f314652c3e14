import { randomUUID } from "node:crypto";
import type pg from "pg";
import { waitUntil } from "../../../../scripts/lib/wait.ts";
import type { Finding } from "../verdict.ts";
import type { Sender } from "./sender.ts";
import type { openStalledTasks } from "./stalled-tasks.ts";

/** Eight retries take minutes; the poison gets fewer unless there is time. */
const reducedRetryCount = 2;
const defaultRetryCount = 8;

interface PoisonDeps {
  db: pg.Pool;
  sender: Sender;
  stalls: ReturnType<typeof openStalledTasks>;
  isFull: boolean;
}

/** A task that never works, and one that kills its worker each time. */
export function openPoison({ db, sender, stalls, isFull }: PoisonDeps) {
  const [failingTaskId, crashingTaskId] = [randomUUID(), randomUUID()];
  const ids = [failingTaskId, crashingTaskId];

  async function listParked() {
    const { rows } = await db.query<{ kind: string; reason: string | null }>(
      `select source_name as kind,
         coalesce(source_output ->> 'message', source_output #>> '{value,message}') as reason
       from pgboss.job where name = 'parked' order by source_name`,
    );
    return rows;
  }

  async function countTries(id: string): Promise<number | undefined> {
    const { rows } = await db.query<{ tries: number }>(
      "select retry_count + 1 as tries from pgboss.job where id = $1 and name <> 'parked'",
      [id],
    );
    return rows[0]?.tries;
  }

  return {
    ids,
    async enqueue(): Promise<void> {
      stalls.makeDeadly(crashingTaskId);
      await sender.enqueue("platform.delete-old-responses", {}, crashingTaskId);
      await sender.enqueue("mail.send", { nonsense: true }, failingTaskId);
      await db.query("update pgboss.job set retry_limit = $2 where id = any($1)", [
        isFull ? [crashingTaskId] : ids,
        reducedRetryCount,
      ]);
    },
    waitUntilParked: () =>
      waitUntil(async () => (await listParked()).length >= ids.length, {
        seconds: isFull ? 420 : 120,
        everyMs: 1_000,
      }),
    /** `deaths`: how many workers it took with it. */
    async examine(workerDeathCount: number): Promise<{ tries: Finding[]; parked: Finding }> {
      const parked = await listParked();
      const failingTaskTries = await countTries(failingTaskId);
      const crashingTaskTries = await countTries(crashingTaskId);
      const crashingTaskRuns = stalls.countRuns(crashingTaskId);
      return {
        tries: [
          {
            name: "tries of the task that never works",
            holds: failingTaskTries === (isFull ? defaultRetryCount : reducedRetryCount) + 1,
            figure: String(failingTaskTries),
          },
          {
            name: "tries of the one that kills its worker",
            holds:
              crashingTaskTries === reducedRetryCount + 1 &&
              crashingTaskRuns === reducedRetryCount + 1 &&
              workerDeathCount > 0,
            figure: `${crashingTaskRuns}, ${workerDeathCount} workers`,
          },
        ],
        parked: {
          name: "parked, with a reason",
          holds: parked.length === ids.length && parked.every(({ reason }) => reason),
          figure: parked
            .map(({ kind, reason }) => `${kind}: ${reason?.replace(/\s+/g, " ").slice(0, 60)}`)
            .join("; "),
        },
      };
    },
  };
}
