import { createInterface } from "node:readline";
import pg from "pg";
import { formerNames } from "../../apps/api/src/platform/tasks/former-names.ts";
import { run } from "../../scripts/lib/run.ts";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { startStack, stopProcess } from "../../scripts/stack/stack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { enqueueFormerTasks, listExpectedEffects, noticeDomain } from "./support/former-tasks.ts";
import { readSettings } from "./support/process-settings.ts";
import { startSlowSmtp } from "./support/slow-smtp.ts";
import { report } from "./support/verdict.ts";

// Promise: an upgrade loses no task whose queue was renamed, and runs none twice. A thousand tasks (plain ones, events with
// subscribers, tasks of the clock) wait in the queues of the release before, with its schedules; this release migrates and
// its worker starts. Each task has run once, each subscriber has handled each event once, no former schedule is left and
// nothing waits under a former name. `--sabotage` starts a worker that works the new names only, and must fail.
const total = 1_000;
const maxSeconds = 60;

const smtp = await startSlowSmtp(() => 0);
const stack = await startStack({
  database: "boab_drill_upgrade",
  apiPort: 4570,
  webPort: 3570,
  withWeb: false,
  env: {
    SMTP_URL: smtp.url,
    ...(process.argv.includes("--sabotage") && makeBreakingEnv("ignore-former-names.ts")),
  },
});
await stopProcess(stack.worker);
const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 4 });
const tasks = await enqueueFormerTasks(db, stack.databaseUrl, total);
const ids = tasks.map(({ id }) => id);
const formerTaskNames = formerNames.map(([name]) => name);

await run(process.execPath, ["apps/api/scripts/migrate.ts"], { env: readSettings(stack.api) });
const startedAt = performance.now();
/** How often the worker says that it has done each task, by its name and id. */
const runs = new Map<string, number>();
const worker = stack.startWorker();
if (!worker.stdout) throw new Error("the worker's log can't be read");
createInterface({ input: worker.stdout }).on("line", (line) => {
  if (!line.startsWith("{")) return;
  const { msg, task, taskId } = JSON.parse(line);
  if (msg !== "task done") return;
  const key = `${task} ${taskId}`;
  runs.set(key, (runs.get(key) ?? 0) + 1);
});

async function count(from: string, values: unknown[] = []): Promise<number> {
  const { rows } = await db.query<{ count: string }>(`select count(*) from ${from}`, values);
  return Number(rows[0]?.count);
}
const waiting = () =>
  count(
    `pgboss.job where state in ('created', 'retry', 'active')
       and (name = any($1) or id = any($2) or name = 'mail.send')`,
    [formerTaskNames, ids],
  );
const isDone = await waitUntil(async () => (await waiting()) === 0, { seconds: maxSeconds });
const seconds = (performance.now() - startedAt) / 1000;
// The last lines of the log are still on their way.
await waitUntil(() => tasks.every((task) => runs.has(`${task.currentName} ${task.id}`)), {
  seconds: 1,
});

const left = await waiting();
const expected = await listExpectedEffects(tasks, db);
const subscriberRuns = expected.subscriberTasks.map((key) => runs.get(key) ?? 0);
const taskRuns = tasks.map(({ id, currentName }) => runs.get(`${currentName} ${id}`) ?? 0);
const hiddenReviewCount = await count(
  "reviews.review where author_id like 'upgrade\\_%' and is_withheld and not is_shown",
);
const emails = smtp.deliveries.filter(({ to }) => to.includes(noticeDomain)).map(({ to }) => to);
const formerScheduleCount = await count("pgboss.schedule where name = any($1)", [formerTaskNames]);
const addedTaskCount = await count("pgboss.job where name = any($1) and id <> all($2)", [
  formerTaskNames,
  ids,
]);
await db.end();
await stack.stop();
smtp.stop();

const countRunOnce = (numbers: number[]) => numbers.filter((times) => times === 1).length;
report([
  {
    name: `tasks under ${new Set(tasks.map(({ formerName }) => formerName)).size} former names, done within ${maxSeconds} s`,
    holds: isDone,
    figure: isDone ? `${seconds.toFixed(1)} s` : `${left} wait`,
  },
  {
    name: `of ${total} tasks, run exactly once`,
    holds: countRunOnce(taskRuns) === total,
    figure: String(countRunOnce(taskRuns)),
  },
  {
    name: "subscribers of their events, run exactly once",
    holds: subscriberRuns.length > 0 && countRunOnce(subscriberRuns) === subscriberRuns.length,
    figure: `${countRunOnce(subscriberRuns)} of ${subscriberRuns.length}`,
  },
  {
    name: "reviews of banned members hidden",
    holds: hiddenReviewCount === expected.hiddenReviews,
    figure: `${hiddenReviewCount} of ${expected.hiddenReviews}`,
  },
  {
    name: "people emailed once that a store has reopened",
    holds: emails.length === expected.emails && new Set(emails).size === expected.emails,
    figure: `${emails.length} of ${expected.emails}`,
  },
  {
    name: "former schedules left",
    holds: formerScheduleCount === 0,
    figure: String(formerScheduleCount),
  },
  {
    name: "tasks added under a former name",
    holds: addedTaskCount === 0,
    figure: String(addedTaskCount),
  },
]);
