import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { getSlotPort } from "../../scripts/stack/slot.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { openBackup, stopReceiving } from "./support/backup.ts";
import { countLost, openEnquirers } from "./support/enquirers.ts";
import { startFaultyProxy } from "./support/faulty-proxy.ts";
import { controlPostgres, createPostgres, makeDrillFolder } from "./support/own-postgres.ts";
import { report } from "./support/verdict.ts";

// Promise: the primary dies under writes, the standby is promoted and the address of the database led to it, as
// docs/operations.md says and with the scripts of deploy/backup. Nothing that was acknowledged is lost, and people can
// write again within 30 s. The old primary comes back by itself: whoever still writes to it is told nothing, and what
// they wrote is gone when it has rejoined as the standby. `--sabotage` acknowledges without waiting for anybody, and must
// fail.
const isSabotaged = process.argv.includes("--sabotage");
const maxFailoverSeconds = 30;

const folder = await makeDrillFolder("failover");
const primaryPort = getSlotPort(54450);
const standbyPort = getSlotPort(54460);
// Stands for whatever leads to the database: a name, an address that moves, a pooler.
const databaseProxy = await startFaultyProxy(primaryPort);
const backup = await openBackup(folder, databaseProxy.port);
const primary = await createPostgres(folder, primaryPort, [
  `include = '${backup.settings}'`,
  ...(isSabotaged ? ["synchronous_standby_names = ''"] : []),
]);
await primary.start();
let receiver = await backup.receiveWal();
const standby = controlPostgres(join(folder, "standby"), standbyPort);
await backup.makeStandby(standby.data);
await standby.start();

/** Asks one server itself, whatever the address leads to. */
async function ask(server: string, sql: string, database = "postgres"): Promise<string> {
  const client = new pg.Client({ connectionString: `${server}/${database}` });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: "array" });
  await client.end();
  return String(rows[0]?.[0]);
}
const makeStandbyCheck = (server: string) => async () =>
  (await ask(
    server,
    `select count(*) from pg_stat_replication where application_name = 'boab_standby'
       and state = 'streaming' and flush_lsn >= sent_lsn${isSabotaged ? "" : " and sync_state = 'sync'"}`,
  )) === "1";
if (!(await waitUntil(makeStandbyCheck(primary.server), { seconds: 30 })))
  throw new Error("the standby does not follow");

const stack = await startStack({
  database: "boab_drill_failover",
  apiPort: 4470,
  webPort: 3470,
  withWeb: false,
  postgresPort: databaseProxy.port,
});
const database = new URL(stack.databaseUrl).pathname.slice(1);
const enquirers = openEnquirers(stack);
await sleep(4_000);

await primary.crash();
const crashedAt = performance.now();
const before = enquirers.acknowledged.length;
await stopReceiving(receiver);
await standby.promote();
databaseProxy.redirectTo(standbyPort);
receiver = await backup.receiveWal();
const seconds = await enquirers.secondsUntilSent(crashedAt + 100, 90);
await sleep(2_000);

// It comes back as it was, as if its machine had only restarted.
await primary.start();
let splitBrainWriteCount = 0;
const strayMessage = "Written where nobody reads";
const strayWrites = Array.from({ length: 4 }, async () => {
  const client = new pg.Client({
    connectionString: `${primary.server}/${database}`,
    query_timeout: 3_000,
  });
  client.on("error", () => {});
  await client.connect();
  const insert = `insert into outreach.enquiry (name, email, message, source)
    values ('Drill', 'drill@people.example', '${strayMessage}', 'contact')`;
  await client.query(insert).then(
    () => splitBrainWriteCount++,
    () => {},
  );
  // It waits for ever; only its end is certain.
  void client.end().catch(() => {});
});
await Promise.all(strayWrites);

const rejoinedAt = performance.now();
const hasRejoined = await backup
  .rejoin(primary.data)
  .then(() => primary.start())
  .then(() => waitUntil(makeStandbyCheck(standby.server), { seconds: 60 }));
const rejoinSeconds = (performance.now() - rejoinedAt) / 1000;
const known = enquirers.acknowledged.length;
await sleep(2_000);
await enquirers.close();
await sleep(500);
const sentSinceRejoin = enquirers.acknowledged.length - known;

const lost = await countLost(stack.databaseUrl, enquirers);
const countStraysSql = `select count(*) from outreach.enquiry where message = '${strayMessage}'`;
const strayCounts = [
  await ask(standby.server, countStraysSql, database),
  await ask(primary.server, countStraysSql, database),
];
const isStandby =
  hasRejoined &&
  (await ask(primary.server, "select pg_is_in_recovery()")) === "true" &&
  (await makeStandbyCheck(standby.server)());
await stack.stop();
await stopReceiving(receiver);
await primary.stop();
await standby.stop();
databaseProxy.stop();

report([
  { name: "acknowledged before the crash", holds: before > 50, figure: String(before) },
  {
    name: "acknowledged and lost, of all",
    holds: lost === 0,
    figure: `${lost} of ${enquirers.acknowledged.length}`,
  },
  {
    name: `written again within ${maxFailoverSeconds} s`,
    holds: seconds <= maxFailoverSeconds,
    figure: `${seconds.toFixed(1)} s`,
  },
  {
    name: "writes the old primary acknowledged after its return",
    holds: splitBrainWriteCount === 0,
    figure: `${splitBrainWriteCount} of ${strayWrites.length}`,
  },
  {
    name: "the old primary follows the new one",
    holds: isStandby,
    figure: `${rejoinSeconds.toFixed(1)} s`,
  },
  {
    name: "of what was written to it meanwhile, left on either",
    holds: strayCounts.every((rows) => rows === "0"),
    figure: strayCounts.join(" and "),
  },
  {
    name: "acknowledged after it rejoined",
    holds: sentSinceRejoin > 10,
    figure: String(sentSinceRejoin),
  },
]);
