import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { getSlotPort } from "../../scripts/stack/slot.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { openBackup, stopReceiving } from "./support/backup.ts";
import { countLost, openEnquirers } from "./support/enquirers.ts";
import { createPostgres, makeDrillFolder } from "./support/own-postgres.ts";
import { report } from "./support/verdict.ts";

// Promise: the database dies under writes and its disk is gone; from the last base backup and what the archive received,
// everything that was acknowledged is back, and people can write again within 15 s. `--sabotage` acknowledges without
// waiting for the archive, which is away for the last two seconds, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const maxRecoverySeconds = 15;

const folder = await makeDrillFolder("rpo-zero");
const port = getSlotPort(54430);
const backup = await openBackup(folder, port);
const primary = await createPostgres(folder, port, [
  `include = '${backup.settings}'`,
  ...(isSabotaged ? ["synchronous_standby_names = ''"] : []),
]);
await primary.start();
const receiver = await backup.receiveWal();
const stack = await startStack({
  database: "boab_drill_rpo_zero",
  apiPort: 4320,
  webPort: 3320,
  withWeb: false,
  postgresPort: port,
});
await backup.takeBase();
const enquirers = openEnquirers(stack);
await sleep(3_000);
if (isSabotaged) await stopReceiving(receiver);
await sleep(2_000);

await primary.crash();
const crashedAt = performance.now();
const before = enquirers.acknowledged.length;
rmSync(primary.data, { recursive: true });
await backup.restore(primary.data, "latest");
await primary.start();
const seconds = await enquirers.secondsUntilSent(crashedAt + 100, 60);
await sleep(1_000);
await enquirers.close();
const lost = await countLost(stack.databaseUrl, enquirers);
await stack.stop();
if (!isSabotaged) await stopReceiving(receiver);
await primary.stop();

report([
  { name: "acknowledged before the crash", holds: before > 50, figure: String(before) },
  {
    name: "acknowledged and lost, of all",
    holds: lost === 0,
    figure: `${lost} of ${enquirers.acknowledged.length}`,
  },
  {
    name: `written again within ${maxRecoverySeconds} s`,
    holds: seconds <= maxRecoverySeconds,
    figure: `${seconds.toFixed(1)} s`,
  },
]);
