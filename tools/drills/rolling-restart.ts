import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../../scripts/lib/wait.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { startLoad } from "./support/keep-alive-load.ts";
import { listChildProcesses } from "./support/memory.ts";
import { report } from "./support/verdict.ts";

// Promise: restarts of the API under 50 busy keep-alive connections lose no request, and no process takes
// ten seconds to stop: three of them, with `--full` ten. `--sabotage` kills instead of restarting, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const restarts = process.argv.includes("--full") ? 10 : 3;
const connections = 50;
const maxStopMs = 10_000;

const stack = await startStack({
  database: "boab_drill_restart",
  apiPort: 4210,
  webPort: 3210,
  withWeb: false,
});

const stops: { child: number; ms: number }[] = [];
let startCount = 0;
stack.onApiLine((line) => {
  if (line.includes("child stopped")) stops.push(JSON.parse(line));
  if (line.includes("Server listening")) startCount++;
});

const load = startLoad(
  [{ url: `${stack.apiOrigin}/health/live` }, { url: `${stack.apiOrigin}/session` }],
  connections,
);
await sleep(1_000);
for (let restart = 1; restart <= restarts; restart++) {
  const [startsBefore, stopsBefore] = [startCount, stops.length];
  if (isSabotaged) {
    for (const child of listChildProcesses(stack.api.pid)) process.kill(child, "SIGKILL");
    await waitUntil(() => startCount > startsBefore, { seconds: 90 });
  } else {
    stack.api.kill("SIGHUP");
    await waitUntil(() => stops.length > stopsBefore, { seconds: 90 });
  }
  await sleep(500);
}
const { answered, failures } = await load.stop();
const completedCount = stops.length;

const startedAt = performance.now();
stack.api.kill("SIGTERM");
await once(stack.api, "exit");
const lastStopMs = Math.round(performance.now() - startedAt);
await stack.stop();

const slowestStopMs = Math.max(lastStopMs, ...stops.map((stop) => stop.ms));
report([
  { name: "requests answered", holds: answered > 1_000, figure: String(answered) },
  {
    name: `failed requests in ${restarts} restarts under ${connections} connections`,
    holds: failures.length === 0,
    figure: `${failures.length} ${failures.slice(0, 3).join("; ")}`,
  },
  {
    name: "restarts completed",
    holds: completedCount === restarts,
    figure: String(completedCount),
  },
  { name: "slowest stop", holds: slowestStopMs < maxStopMs, figure: `${slowestStopMs} ms` },
]);
