import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { inbox, openCauses } from "./support/queue-crash/causes.ts";
import { examineEffects } from "./support/queue-crash/effects.ts";
import { openPoison } from "./support/queue-crash/poison.ts";
import { openSender } from "./support/queue-crash/sender.ts";
import { openStalledTasks } from "./support/queue-crash/stalled-tasks.ts";
import { openSignedSessions } from "./support/signed-sessions.ts";
import { startSlowSmtp } from "./support/slow-smtp.ts";
import { openSubscriptionDrill } from "./support/subscribers.ts";
import { report } from "./support/verdict.ts";

// Promise: a worker that is killed again and again, in the middle of every kind of task that a message, a newsletter, a
// photo or a plan causes and of every task of the clock, half of them before they have done anything and half when all is
// done and the queue does not know it, leaves each effect exactly once. Each task is begun again within 60 s of its kill,
// and all is done within two minutes of the last. A task that never works, and one that kills its worker each time, are
// parked after their tries, can be seen with the reason, and what others want meanwhile is done. Eight kills, with
// `--full` 50. `--sabotage` sends an email again whenever its task runs again, and must fail.
const isFull = process.argv.includes("--full");
const kills = isFull ? 50 : 8;
const maxRetrySeconds = 60;
/** Those that were hit several times pause longer each time. */
const maxDoneSeconds = 120;

const stalledTasks = openStalledTasks();
const smtp = await startSlowSmtp(() => 0);
const sessions = await openSignedSessions("demo-boab");
const stack = await startStack({
  database: "boab_drill_queue",
  apiPort: 4450,
  webPort: 3450,
  withWeb: false,
  env: {
    SMTP_URL: smtp.url,
    ENQUIRIES_TO: inbox,
    DRILL_STALLS: stalledTasks.folder,
    ...sessions.makeTrustEnv(sessions.port),
    ...makeBreakingEnv(
      "stall-tasks.ts",
      "trust-drill-keys.ts",
      ...(process.argv.includes("--sabotage") ? ["resend-mails.ts"] : []),
    ),
  },
});
const drill = await openSubscriptionDrill(stack);
const { db } = drill;
const sender = await openSender(stack.databaseUrl);
/** One for each kill, and one for the poison. */
const rounds = kills + 1;
const { cause, scheduled, uploads } = await openCauses(
  { stack, drill, sessions, sender, rounds },
  kills,
);

stalledTasks.arm();
let worker = stack.worker;
for (let round = 0; round < kills; round++) {
  await cause(round);
  // The four that this round has begun, at least; what they cause comes later.
  await waitUntil(() => stalledTasks.waiting().length >= 4, { seconds: 10 });
  await sleep(Math.random() * 1_000);
  if (round === kills - 1) stalledTasks.disarm();
  const exit = once(worker, "exit");
  worker.kill("SIGKILL");
  await exit;
  stalledTasks.recordKilledTasks(Date.now());
  worker = stack.startWorker();
}
const lastKilledAt = Date.now();

const poison = openPoison({ db, sender, stalls: stalledTasks, isFull });
async function unfinished(): Promise<number> {
  const { rows } = await db.query<{ count: string }>(
    `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name <> 'parked'
     and id <> all($1) and start_after <= now() + interval '1 minute'`,
    [poison.ids],
  );
  return Number(rows[0]?.count);
}
const waitUntilAllDone = () =>
  waitUntil(async () => (await unfinished()) === 0, { seconds: maxDoneSeconds, everyMs: 500 });
const isDone = await waitUntilAllDone();
const secondsUntilDone = (Date.now() - lastKilledAt) / 1000;

let isOver = false;
let workerDeathCount = 0;
void (async () => {
  while (!isOver) {
    await once(worker, "exit");
    if (isOver) return;
    workerDeathCount++;
    worker = stack.startWorker();
  }
})();
await poison.enqueue();
await cause(kills);
await poison.waitUntilParked();
const areOthersDone = await waitUntilAllDone();
isOver = true;

const slowest = Math.max(...stalledTasks.waits());
const effects = await examineEffects(db, smtp.deliveries, { rounds, uploads, kills });
const poisonFindings = await poison.examine(workerDeathCount);
await sender.stop();
await db.end();
await stack.stop();
smtp.stop();
sessions.stop();
stalledTasks.remove();

const kinds = Map.groupBy(stalledTasks.killedTasks, ({ kind }) => kind);
console.log(`     ${[...kinds].map(([kind, hits]) => `${kind} ${hits.length}`).join(", ")}`);
report([
  {
    name: `kinds of task killed in ${kills} kills`,
    holds: kinds.size >= scheduled.length / 2,
    figure: `${kinds.size}, ${stalledTasks.killedTasks.length} tasks`,
  },
  {
    name: `longest from a kill until its task was begun again, at most ${maxRetrySeconds} s`,
    holds: slowest <= maxRetrySeconds,
    figure: `${slowest.toFixed(1)} s`,
  },
  {
    name: `everything done after the last kill, within ${maxDoneSeconds} s`,
    holds: isDone,
    figure: `${secondsUntilDone.toFixed(1)} s`,
  },
  ...effects,
  ...poisonFindings.tries,
  {
    name: "what others wanted meanwhile",
    holds: areOthersDone,
    figure: areOthersDone ? "done" : "not done",
  },
  poisonFindings.parked,
]);
