import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { getSlotPort } from "../../scripts/stack/slot.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { openBackup, stopReceiving } from "./support/backup.ts";
import { digestDatabase, findDifferingTables } from "./support/database-digest.ts";
import { openEnquirers } from "./support/enquirers.ts";
import { controlPostgres, createPostgres, makeDrillFolder } from "./support/own-postgres.ts";
import { report } from "./support/verdict.ts";

// Promise: after a DELETE that nobody wanted, the scripts of deploy/backup bring back the second before it: every row of
// every table as it was, and nothing of what came later; within 10 s and 20 s for each GB. An archive that stands still
// raises the alarm. `--sabotage` loses what was received after the base backup, and must fail.
const isSabotaged = process.argv.includes("--sabotage");

const folder = await makeDrillFolder("pitr");
const port = getSlotPort(54410);
const backup = await openBackup(folder, port);
const primary = await createPostgres(folder, port, [`include = '${backup.settings}'`]);
await primary.start();
const receiver = await backup.receiveWal();
const stack = await startStack({
  database: "boab_drill_pitr",
  apiPort: 4310,
  webPort: 3310,
  withWeb: false,
  postgresPort: port,
});
await backup.takeBase();
const enquirers = openEnquirers(stack);
await sleep(4_000);
await enquirers.close();
await stack.stop();

const digestsBefore = await digestDatabase(stack.databaseUrl);
const alarmWhenHealthy = await backup.readAlarm();
const client = new pg.Client({ connectionString: stack.databaseUrl });
await client.connect();
await sleep(1_100);
const { rows } = await client.query<{ second: string; bytes: string }>(
  `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SSZ') as second,
     pg_database_size(current_database()) as bytes`,
);
const restorePoint = rows[0]?.second ?? "";
const databaseGigabytes = Number(rows[0]?.bytes) / 2 ** 30;
// The next second has begun: what is deleted now lies after the one we go back to.
await sleep(1_000);
const { rowCount: deleted } = await client.query("delete from outreach.enquiry");
await client.query("update accounts.profile set full_name = 'Everybody'");
await client.end();
await stopReceiving(receiver);
const alarmWhenStopped = await backup.readAlarm();
if (isSabotaged) await backup.loseWal();

const startedAt = performance.now();
const restored = controlPostgres(join(folder, "restored"), getSlotPort(54420));
await backup.restore(restored.data, restorePoint);
const url = stack.databaseUrl.replace(primary.server, restored.server);
// PostgreSQL refuses to start when the log ends before that second.
const seconds = await restored.start().then(
  () => waitUntilWritable(url),
  () => Number.POSITIVE_INFINITY,
);
const digestsAfter = Number.isFinite(seconds) ? await digestDatabase(url) : new Map();
const wrong = findDifferingTables(digestsBefore, digestsAfter);
await restored.stop();
await primary.stop();

/** The restored database refuses writes until it has replayed everything. */
async function waitUntilWritable(connectionUrl: string): Promise<number> {
  for (;;) {
    const probe = new pg.Client({ connectionString: connectionUrl });
    await probe.connect();
    const { rows: found } = await probe.query("select pg_is_in_recovery() as waits");
    await probe.end();
    if (!found[0]?.waits) return (performance.now() - startedAt) / 1000;
    await sleep(50);
  }
}

const maxRestoreSeconds = 10 + 20 * databaseGigabytes;
report([
  {
    name: "enquiries acknowledged before",
    holds: enquirers.acknowledged.length > 50,
    figure: String(enquirers.acknowledged.length),
  },
  { name: "rows deleted by mistake", holds: (deleted ?? 0) > 50, figure: String(deleted) },
  {
    name: `tables of ${digestsBefore.size} that differ from the second before`,
    holds: wrong.length === 0,
    figure: `${wrong.length} ${wrong.slice(0, 3).join(", ")}`,
  },
  {
    name: `restored within ${maxRestoreSeconds.toFixed(0)} s`,
    holds: seconds <= maxRestoreSeconds,
    figure: `${seconds.toFixed(1)} s for ${databaseGigabytes.toFixed(2)} GB`,
  },
  {
    name: "alarm while the archive receives",
    holds: alarmWhenHealthy === undefined,
    figure: alarmWhenHealthy ?? "silent",
  },
  {
    name: "alarm when it stands still",
    holds: alarmWhenStopped !== undefined,
    figure: alarmWhenStopped ?? "silent",
  },
]);
