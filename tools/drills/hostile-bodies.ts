import { setTimeout as wait } from "node:timers/promises";
import {
  findStringPaths,
  nestValue,
  slowPatternInputs,
} from "../../apps/api/test/string-fields.ts";
import { startStack } from "../../scripts/stack/stack.ts";
import {
  type HostileRequest,
  openSlowConnections,
  send,
  startVisitors,
  takeFirst,
} from "./support/attack.ts";
import { openDemoSession } from "./support/demo-session.ts";
import { formActionPaths, formFields, formIntents } from "./support/hostile-forms.ts";
import { listChildProcesses, measureMinMegabytes, readMegabytesInUse } from "./support/memory.ts";
import { listCallsWithBody } from "./support/published-calls.ts";
import { report } from "./support/verdict.ts";

// Promise: strings of 64 kB in every field of every call and form, bodies of 8 MB, bodies without an end and slow
// connections cost nobody else anything: no response is a 5xx, other visitors wait less than 250 ms (p99), and the memory
// is given back. `--full` sends all of it; without it fewer of each kind, and memory is not judged. `--sabotage` stops
// the API again and again for twice as long as anybody may wait, as a pattern that is not linear would, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const isFull = process.argv.includes("--full");
const slowConnectionCount = isFull ? 200 : 40;
const largeBodyCount = isFull ? 40 : 6;
const attackSeconds = isFull ? 60 : 15;
const maxGrowthFactor = 1.35;
const visitorsPerSecond = 30;
/** 30 seconds for a request, looked at every five, and one for a busy machine. */
const maxSlowConnectionMs = 36_000;

const stack = await startStack({
  database: "boab_drill_bodies",
  apiPort: 4230,
  webPort: 3230,
  withWeb: true,
});
const { apiOrigin, webOrigin } = stack;

const strings = isFull ? slowPatternInputs : slowPatternInputs.slice(0, 1);
// For an admin most is open.
const cookie = await openDemoSession(stack, "admin");

/** Every string of every call that takes a body, one at a time: from a visitor and from an admin. */
function* generateHostileCalls(): Generator<HostileRequest> {
  for (const { method, path, body } of listCallsWithBody())
    for (const field of findStringPaths(body))
      for (const text of strings)
        for (const as of [{}, { cookie }])
          yield {
            method,
            url: `${apiOrigin}${path.replace(/\{\w+\}/g, "x".repeat(20))}`,
            type: "application/json",
            body: JSON.stringify(nestValue(field.path, text)),
            origin: webOrigin,
            ...as,
          };
}

const maxFormBytes = 250_000;
const formSampleInterval = isFull ? 1 : 7;

/**
 * Every form address with every field we know, as many in one form as its largest size allows. The short form sends one
 * in seven, at each address others.
 */
function* generateHostileForms(): Generator<HostileRequest> {
  let turn = 0;
  for (const path of formActionPaths)
    for (const text of strings) {
      const size = new URLSearchParams({ text }).toString().length;
      const maxFields = Math.max(1, Math.floor(maxFormBytes / size));
      for (let first = 0; first < formFields.length; first += maxFields) {
        if (++turn % formSampleInterval !== 0) continue;
        const intent = formIntents[turn % formIntents.length] ?? "";
        const fields = formFields.slice(first, first + maxFields).map((name) => [name, text]);
        yield {
          method: "POST",
          url: `${webOrigin}${path}`,
          type: "application/x-www-form-urlencoded",
          body: new URLSearchParams([["intent", intent], ...fields]).toString(),
          origin: webOrigin,
          cookie,
        };
      }
    }
}

const large = Buffer.alloc(8 * 1024 * 1024, "a");
const largeRequests = Array.from({ length: largeBodyCount }, (_, index): HostileRequest => {
  const isApi = index % 2 === 0;
  return {
    method: "POST",
    url: isApi ? `${apiOrigin}/app/enquiries` : `${webOrigin}/contact-us`,
    type: isApi ? "application/json" : "application/x-www-form-urlencoded",
    body: large,
    origin: webOrigin,
  };
});

const visitedUrls = [
  `${apiOrigin}/health/live`,
  `${apiOrigin}/dir/categories`,
  `${webOrigin}/contact-us`,
];
// Once through everything, so that what is only made on the first request does not count as growth.
const warmUpVisitors = startVisitors(visitedUrls, visitorsPerSecond);
for (const request of takeFirst(generateHostileCalls(), 40)) await send(request);
for (const request of takeFirst(generateHostileForms(), 40)) await send(request);
await wait(3_000);
await warmUpVisitors.stop();
const calmVisitors = startVisitors(visitedUrls, visitorsPerSecond);
await wait(5_000);
const calmP99 = (await calmVisitors.stop()).p99;
const before = readMegabytesInUse();
// The short form runs beside other checks on the same cores, so it only finds a server that stalls.
const maxWaitMs = isFull ? 250 : Math.max(1_000, Math.round(3 * calmP99));

const visitors = startVisitors(visitedUrls, visitorsPerSecond);
const slow = [
  openSlowConnections(apiOrigin, "/app/enquiries", slowConnectionCount),
  openSlowConnections(webOrigin, "/contact-us", slowConnectionCount),
];
const until = performance.now() + attackSeconds * 1000;
const statuses = new Map<number, number>();
const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
const stall = () => {
  for (const pid of listChildProcesses(stack.api.pid)) {
    process.kill(pid, "SIGSTOP");
    setTimeout(() => process.kill(pid, "SIGCONT"), 2 * maxWaitMs);
  }
};
const stallTimer = isSabotaged ? setInterval(stall, 5 * maxWaitMs) : undefined;
for (const requests of [generateHostileCalls(), generateHostileForms(), largeRequests])
  for (const request of requests) count(await send(request));
if (performance.now() < until) await wait(until - performance.now());
clearInterval(stallTimer);
const { p99, failures, waits } = await visitors.stop();
const connectionEndsMs = slow.flatMap(({ endedAfterMs }) => endedAfterMs);
for (const { statuses: seen, close } of slow) {
  for (const status of seen) count(status);
  close();
}

const growth = isFull ? await measureGrowth() : undefined;
await stack.stop();

const failed = [...statuses].filter(([status]) => status >= 500);
report([
  {
    name: "responses that are a 5xx",
    holds: failed.length === 0 && statuses.size > 0,
    figure: `${failed.reduce((sum, [, times]) => sum + times, 0)} of ${[...statuses]
      .map(([status, times]) => `${times} × ${status || "hung up"}`)
      .join(", ")}`,
  },
  {
    name: `other visitors wait less than ${maxWaitMs} ms (p99)`,
    holds: p99 < maxWaitMs && failures.length === 0 && waits.length > 100,
    figure: `${Math.round(p99)} ms, before ${Math.round(calmP99)} ms, over ${waits.length} requests, ${failures.length} failed`,
  },
  // The short form is over before the first slow connection is ended.
  ...(isFull
    ? [
        {
          name: `slow connections that the servers end within ${maxSlowConnectionMs / 1000} s`,
          holds:
            connectionEndsMs.length === 2 * slowConnectionCount &&
            Math.max(...connectionEndsMs) <= maxSlowConnectionMs,
          figure: `${connectionEndsMs.length} of ${2 * slowConnectionCount}, the last after ${(Math.max(...connectionEndsMs) / 1000).toFixed(1)} s`,
        },
      ]
    : []),
  // What the short form sends weighs less than the engine's own ups and downs.
  ...(growth === undefined
    ? []
    : [
        {
          name: `memory afterwards, at most ${maxGrowthFactor} times that before`,
          holds: growth < maxGrowthFactor,
          figure: `${growth.toFixed(2)} of ${Math.round(before)} MB`,
        },
      ]),
]);

/** The garbage of the attack is collected when the next requests come, or when nothing has come for a while. */
async function measureGrowth(): Promise<number> {
  const after = startVisitors(visitedUrls, visitorsPerSecond);
  await wait(20_000);
  await after.stop();
  return (await measureMinMegabytes(60)) / before;
}
