import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { run } from "../../scripts/lib/run.ts";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { getSlotPort } from "../../scripts/stack/slot.ts";
import { stopProcess } from "../../scripts/stack/stack.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { openEnquirers } from "./support/enquirers.ts";
import { startLoad, type Visit } from "./support/keep-alive-load.ts";
import { readSettings } from "./support/process-settings.ts";
import {
  listCommitsWithMigrations,
  listMigrationsSince,
  unpackRelease,
} from "./support/releases.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: a release migrates while the one before it serves. The commit before the latest migration runs as it was,
// with its own tables and demo data, under readers, members and writers; then the migrate script of this commit runs,
// and the older one goes on with the new tables, beside an API of the newer one. No request fails, and nothing of ours
// waits 500 ms for a lock. `--full` does so for the last ten commits with migrations, each with the release that brought it;
// `--from <commit>` starts from that release and applies all migrations since.
// The demo's tables are small: what a migration costs with a million rows is not seen here, only what it locks.
// `--sabotage` adds a migration that locks the listings for two seconds, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const count = process.argv.includes("--full") ? 10 : 1;
const fromIndex = process.argv.indexOf("--from");
const from = fromIndex > 0 ? process.argv[fromIndex + 1] : undefined;
const apiPort = 4460;
const maxWaitMs = 500;

const publicReads = ["/dir/business", "/dir/stats", "/shop-item/get-items", "/jobs", "/search?q=a"];
const ownReads = ["/pay/payments", "/marketplace/my-orders", "/user/bookings", "/dir/saved"];

/** The longest that a process of ours has waited for a lock, in milliseconds. */
function watchLocks(databaseUrl: string) {
  let isWatching = true;
  let longestMs = 0;
  const watching = (async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    while (isWatching) {
      const { rows } = await client.query<{ ms: number | null }>(
        `select 1000 * max(extract(epoch from clock_timestamp() - waitstart))::float as ms
         from pg_locks join pg_stat_activity using (pid)
         where not granted and application_name like 'boab%'`,
      );
      longestMs = Math.max(longestMs, rows[0]?.ms ?? 0);
      await sleep(20);
    }
    await client.end();
  })();
  return {
    async stop(): Promise<number> {
      isWatching = false;
      await watching;
      return longestMs;
    },
  };
}

async function rehearse(from: string, to: string, migrations: string[]): Promise<Finding[]> {
  const older = await unpackRelease(`before-${migrations[0]}`, from);
  const newer = await unpackRelease(`with-${migrations[0]}`, to);
  if (isSabotaged)
    writeFileSync(
      join(newer, "apps/api/migrations/20991231T2359_hold_everything.sql"),
      "lock table directory.business in access exclusive mode; select pg_sleep(2);\n",
    );
  // Its own scripts start it: its tables, its demo data, its settings.
  const { startStack } = (await import(join(older, "scripts/stack/stack.ts"))) as Pick<
    typeof import("../../scripts/stack/stack.ts"),
    "startStack"
  >;
  const stack = await startStack({
    database: "boab_drill_migrate",
    apiPort,
    webPort: 3460,
    withWeb: false,
  });
  const settings = readSettings(stack.api);
  const cookie = await openDemoSession(stack, "member");
  const listVisits = (origin: string): Visit[] => [
    ...publicReads.map((path) => ({ url: origin + path })),
    ...ownReads.map((path) => ({ url: origin + path, cookie })),
  ];
  const load = startLoad(listVisits(stack.apiOrigin), 8, 50);
  const enquirers = openEnquirers(stack, 2);
  await sleep(2_000);

  const locks = watchLocks(stack.databaseUrl);
  const startedAt = performance.now();
  const printed = await run(process.execPath, ["apps/api/scripts/migrate.ts"], {
    cwd: newer,
    env: settings,
  });
  const seconds = (performance.now() - startedAt) / 1000;
  await sleep(3_000);
  const waitMs = await locks.stop();

  const PORT = String(getSlotPort(apiPort + 5));
  const next = spawn(process.execPath, ["apps/api/src/main.http.ts"], {
    cwd: newer,
    env: { ...settings, PORT },
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${PORT}`;
  const isReady = async () =>
    (await fetch(`${origin}/health/ready`).catch(() => undefined))?.ok ?? false;
  const hasStarted = await waitUntil(isReady, { seconds: 60 });
  const nextLoad = startLoad(hasStarted ? listVisits(origin) : [], 8, 50);
  await sleep(3_000);
  const nextLoadResult = await nextLoad.stop();
  const { answered, failures } = await load.stop();
  await enquirers.close();
  await stopProcess(next);
  await stack.stop();

  const what = migrations.map((name) => name.replace(".sql", "")).join(", ");
  const failed = [...failures, ...enquirers.failures.map((one) => `enquiry: ${one}`)];
  return [
    {
      name: `${what}: applied while ${from.slice(0, 8)} serves`,
      holds: migrations.every((name) => printed.includes(name)),
      figure: `${seconds.toFixed(1)} s`,
    },
    {
      name: `of ${answered} reads and ${enquirers.acknowledged.length} writes, failed`,
      holds: failed.length === 0 && answered > 100 && enquirers.acknowledged.length > 20,
      figure: `${failed.length} ${failed.slice(0, 2).join("; ")}`,
    },
    {
      name: `longest wait for a lock, under ${maxWaitMs} ms`,
      holds: waitMs < maxWaitMs,
      figure: `${waitMs.toFixed(0)} ms`,
    },
    {
      name: `of ${nextLoadResult.answered} reads by the newer release beside it, failed`,
      holds: nextLoadResult.failures.length === 0 && nextLoadResult.answered > 50,
      figure: `${nextLoadResult.failures.length} ${nextLoadResult.failures.slice(0, 2).join("; ")}`,
    },
  ];
}

async function rehearseLatest(): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [index, { commit, migrations }] of (await listCommitsWithMigrations(count)).entries())
    found.push(...(await rehearse(`${commit}^`, index === 0 ? "HEAD" : commit, migrations)));
  return found;
}

const findings = from
  ? await rehearse(from, "HEAD", await listMigrationsSince(from))
  : await rehearseLatest();
if (findings.length === 0) throw new Error("The history of this clone has no migrations.");
report(findings);
