import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { getSlotPort } from "../../scripts/stack/slot.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { countLost, openEnquirers } from "./support/enquirers.ts";
import { createPostgres, makeDrillFolder } from "./support/own-postgres.ts";
import { report } from "./support/verdict.ts";

// Promise: `kill -9` on all of PostgreSQL, five times under writes through the API, loses nothing that was acknowledged;
// the API is ready within 10 s of PostgreSQL, no process has to be restarted, and within 60 s every task is done.
// `--sabotage` has PostgreSQL acknowledge before the log is on disk, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const kills = 5;
const maxReadySeconds = 10;
const maxTaskSeconds = 60;

const folder = await makeDrillFolder("pg-crash");
const port = getSlotPort(54440);
const postgres = await createPostgres(
  folder,
  port,
  isSabotaged ? ["synchronous_commit = off", "wal_writer_delay = 10s"] : [],
);
await postgres.start();
const stack = await startStack({
  database: "boab_drill_pg_crash",
  apiPort: 4330,
  webPort: 3330,
  withWeb: false,
  postgresPort: port,
});
const isReady = async () =>
  (await fetch(`${stack.apiOrigin}/health/ready`).catch(() => undefined))?.ok ?? false;

const enquirers = openEnquirers(stack);
const readyAfterSeconds: number[] = [];
for (let kill = 0; kill < kills; kill++) {
  await sleep(1_500 + Math.random() * 500);
  await postgres.crash();
  await postgres.start();
  const startedAt = performance.now();
  await waitUntil(isReady, { seconds: 3 * maxReadySeconds, everyMs: 50 });
  readyAfterSeconds.push((performance.now() - startedAt) / 1000);
}
await sleep(1_500);
await enquirers.close();
const lost = await countLost(stack.databaseUrl, enquirers);

const db = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
// Parked ones count too: they were given up.
const unfinished = async () => {
  const { rows } = await db.query(
    `select count(*) from pgboss.job where name = 'parked'
       or (name = 'mail.send' and state not in ('completed', 'cancelled'))`,
  );
  return Number(rows[0]?.count);
};
const closedAt = performance.now();
await waitUntil(async () => (await unfinished()) === 0, { seconds: maxTaskSeconds, everyMs: 500 });
const tasksDoneAfterSeconds = (performance.now() - closedAt) / 1000;
const left = await unfinished();
await db.end();
const exitedCount = [stack.api, stack.worker].filter(({ exitCode }) => exitCode !== null).length;
await stack.stop();
await postgres.stop();

const slowestReadySeconds = Math.max(...readyAfterSeconds);
const { length } = enquirers.acknowledged;
report([
  { name: `acknowledged through ${kills} kills`, holds: length > 100, figure: String(length) },
  { name: "acknowledged and lost", holds: lost === 0, figure: `${lost} of ${length}` },
  {
    name: `API ready within ${maxReadySeconds} s of PostgreSQL`,
    holds: slowestReadySeconds <= maxReadySeconds,
    figure: `${slowestReadySeconds.toFixed(1)} s at most`,
  },
  { name: "processes that ended", holds: exitedCount === 0, figure: String(exitedCount) },
  {
    name: `all tasks done within ${maxTaskSeconds} s`,
    holds: left === 0,
    figure: left === 0 ? `${tasksDoneAfterSeconds.toFixed(1)} s` : `${left} left`,
  },
]);
