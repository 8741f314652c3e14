import { setTimeout as wait } from "node:timers/promises";
import {
  findStringPaths,
  nestValue,
  slowPatternInputs,
} from "../../apps/api/test/string-fields.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import { type HostileRequest, openSlowConnections, send, startVisitors } from "./support/attack.ts";
import { makeBreakingEnv } from "./support/break-source.ts";
import { openDemoSession } from "./support/demo-session.ts";
import {
  computeSlopePerMinute,
  listChildProcesses,
  readResidentMegabytes,
} from "./support/memory.ts";
import { listCallsWithBody } from "./support/published-calls.ts";
import { resetLimits } from "./support/reset-limits.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: 200 slow connections, bodies of 10 MB, JSON that is 10,000 levels deep and texts that make careless patterns
// slow, all at once, then an ordinary day's mixture: others wait at most three times as long as before (p95), nobody gets a
// 5xx, no process dies, and the API's memory doesn't grow. 40 seconds of attack and two minutes of mixture; with `--full`
// three and thirty. The short form is too short to tell a slow leak from an engine that is warming up: it allows 15 MB a
// minute, the full one 1 MB. `--sabotage` starts an API that keeps something of every request, and must fail.
const isFull = process.argv.includes("--full");
const attackMs = isFull ? 180_000 : 40_000;
const soakMs = isFull ? 1_800_000 : 120_000;
const warmUpMs = isFull ? 180_000 : 40_000;
const maxGrowth = isFull ? 1 : 15;
const slowConnections = 200;
const visitorsPerSecond = 20;

const stack = await startStack({
  database: "boab_drill_soak",
  apiPort: 4550,
  webPort: 3550,
  withWeb: false,
  env: process.argv.includes("--sabotage") ? makeBreakingEnv("leak-memory.ts") : {},
});
const { apiOrigin, webOrigin } = stack;
const cookie = await openDemoSession(stack, "admin");

const visitorPaths = [
  "/health/live",
  "/dir/categories",
  "/dir/suburbs?q=pres",
  "/search?q=braids",
  "/marketplace/catalog/filters?q=basket",
  "/jobs?q=chef",
  "/magazine/articles",
].map((path) => apiOrigin + path);

const nestDeeply = (open: string, end: string) => `${open.repeat(10_000)}1${end.repeat(10_000)}`;
const large = Buffer.alloc(10 * 1024 * 1024, "a");
const post = (path: string, body: string | Buffer): HostileRequest => ({
  method: "POST",
  url: apiOrigin + path,
  type: "application/json",
  body,
  origin: webOrigin,
});
const strings = listCallsWithBody().flatMap(({ method, path, body }) =>
  findStringPaths(body).map((field) => ({ method, path, field: field.path })),
);

/** One after another without an end: mostly texts that hurt patterns, sometimes something large or deep. */
function* generateAttacks(): Generator<HostileRequest> {
  for (let turn = 0; ; turn++) {
    const place = strings[turn % strings.length];
    const text = slowPatternInputs[turn % slowPatternInputs.length] ?? "";
    if (place)
      yield {
        ...post(
          place.path.replace(/\{\w+\}/g, "x".repeat(20)),
          JSON.stringify(nestValue(place.field, text)),
        ),
        method: place.method,
        ...(turn % 2 === 0 && { cookie }),
      };
    if (turn % 10 === 0) yield post("/app/enquiries", large);
    if (turn % 10 === 3) yield post("/app/enquiries", `{"name":${nestDeeply("[", "]")}}`);
    if (turn % 10 === 6) yield post("/app/enquiries", `{"name":${nestDeeply('{"a":', "}")}}`);
  }
}

const statuses = new Map<number, number>();
async function attackFor(ms: number): Promise<void> {
  const until = performance.now() + ms;
  const source = generateAttacks();
  let limitsResetAt = performance.now();
  const sendAttacks = async () => {
    for (const request of source) {
      if (performance.now() > until) return;
      const status = await send(request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (performance.now() - limitsResetAt > 5_000) {
        limitsResetAt = performance.now();
        await resetLimits();
      }
    }
  };
  await Promise.all([sendAttacks(), sendAttacks()]);
}

const computeP95 = (waits: number[]) =>
  waits[Math.floor(waits.length * 0.95)] ?? Number.POSITIVE_INFINITY;
async function measureVisitsDuring(work: () => Promise<unknown>) {
  const visitors = startVisitors(visitorPaths, visitorsPerSecond);
  await work();
  const { waits, failures } = await visitors.stop();
  return { p95: computeP95(waits), failures, visits: waits.length };
}

await measureVisitsDuring(() => wait(5_000));
const calmVisits = await measureVisitsDuring(() => wait(10_000));
const before = listChildProcesses(stack.api.pid);

const attackedVisits = await measureVisitsDuring(async () => {
  const slow = openSlowConnections(apiOrigin, "/app/enquiries", slowConnections);
  await attackFor(attackMs);
  slow.close();
});

/** Readers, somebody who is signed in, and a little of the attack, at the pace of an ordinary day. */
const samples: { atMs: number; value: number }[] = [];
const soakVisits = await measureVisitsDuring(async () => {
  const until = performance.now() + soakMs;
  const source = generateAttacks();
  for (let turn = 0; performance.now() < until; turn++) {
    await fetch(`${apiOrigin}/session`, { headers: { cookie } }).then((one) => one.arrayBuffer());
    const next = source.next();
    if (turn % 4 === 0 && !next.done) await send(next.value);
    if (turn % 20 === 0) {
      await resetLimits();
      const pids = listChildProcesses(stack.api.pid);
      const value = pids.reduce((sum, pid) => sum + readResidentMegabytes(pid), 0);
      samples.push({ atMs: performance.now(), value });
    }
    await wait(100);
  }
});
const startedAt = samples[0]?.atMs ?? 0;
const growth = computeSlopePerMinute(samples.filter(({ atMs }) => atMs - startedAt > warmUpMs));
const isAlive = stack.api.exitCode === null && stack.worker.exitCode === null;
const survivors = listChildProcesses(stack.api.pid).filter((pid) => before.includes(pid));
await stack.stop();

const makeWaitFinding = (when: string, { p95, failures, visits }: typeof calmVisits): Finding => {
  // Below this nobody notices a difference, and a busy machine makes one.
  const maxWaitMs = Math.max(3 * calmVisits.p95, 150);
  return {
    name: `others wait ${when} at most three times as long (p95)`,
    holds: p95 <= maxWaitMs && failures.length === 0 && visits > 100,
    figure: `${Math.round(p95)} ms, before ${Math.round(calmVisits.p95)} ms, over ${visits} requests, ${failures.length} failed`,
  };
};
const failed = [...statuses].filter(([status]) => status >= 500);
report([
  {
    name: "attacks that were answered with a 5xx",
    holds: failed.length === 0 && (statuses.get(413) ?? 0) > 0 && (statuses.get(400) ?? 0) > 10,
    figure: `${failed.reduce((sum, [, times]) => sum + times, 0)} of ${[...statuses]
      .toSorted()
      .map(([status, times]) => `${times} × ${status || "hung up"}`)
      .join(", ")}`,
  },
  makeWaitFinding("during the attack", attackedVisits),
  makeWaitFinding("during the mixture", soakVisits),
  {
    name: "processes that died",
    holds: isAlive && survivors.length === before.length && before.length > 0,
    figure: `${before.length - survivors.length} of ${before.length}`,
  },
  {
    name: `the API's memory grows by less than ${maxGrowth} MB a minute`,
    holds: growth < maxGrowth && samples.length > 20,
    figure: `${growth.toFixed(2)} MB a minute, at ${Math.round(samples.at(-1)?.value ?? 0)} MB`,
  },
]);
