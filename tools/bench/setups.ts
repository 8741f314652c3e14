import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { installMissing } from "../../scripts/lib/debian.ts";
import { findProgram } from "../../scripts/lib/system.ts";
import { ensureDatabase, findPostmasterPid } from "./data/database.ts";
import { readCpuMs } from "./load/cpu.ts";
import { type Measurement, summarise } from "./load/measurement.ts";
import { requestAll } from "./load/request.ts";
import { formatCpu, formatMilliseconds, formatPerSecond } from "./report/figures.ts";
import { writeResult } from "./report/write.ts";
import { search } from "./search/index.ts";
import { buildApiEnvironment, connectionCount } from "./settings.ts";
import type { RunningSetup } from "./setups/running.ts";
import * as servers from "./setups/servers.ts";
import { sizes } from "./sizes.ts";

// What more processes, a pooler and the cache in front change, with ten thousand items; and how far the pages are from React
// alone. Needs `npm run build`. Other measurements are of one process, without anything in front.
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "3" }, dry: { type: "boolean", default: false } },
});
const seconds = Number(values.seconds);
const rounds = 3;

interface Setup {
  name: string;
  path: string;
  start(): Promise<RunningSetup>;
}

const call = "/shop-item/get-items";
const page = servers.pagePath;
const setups: Setup[] = [
  { name: "a call, one API process", path: call, start: () => servers.startApi() },
  {
    name: "a call, two API processes",
    path: call,
    start: () => servers.startApi({ HTTP_PROCESSES: "2" }),
  },
  { name: "a call, one process, PgBouncer", path: call, start: servers.startPooledApi },
  { name: "a page, web server and API", path: page, start: servers.startPages },
  { name: "the page from nginx's cache", path: page, start: servers.startCachedPages },
  { name: "its markup from React alone", path: "/", start: servers.startBareReact },
];

async function measure({ path, start }: Setup): Promise<Measurement> {
  const { origin, processes, stop } = await start();
  try {
    const requests = [{ url: origin + path }];
    const readProcessorMs = () => processes.reduce((sum, { pid = 0 }) => sum + readCpuMs(pid), 0);
    // The first responses are slow everywhere and are not counted.
    await requestAll(requests, connectionCount, 2);
    const before = readProcessorMs();
    const postmaster = await findPostmasterPid();
    const databaseBefore = readCpuMs(postmaster);
    const latencies: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const latency of await requestAll(requests, connectionCount, seconds))
        latencies.push(latency);
    return summarise(latencies, seconds * rounds, {
      server: readProcessorMs() - before,
      database: readCpuMs(postmaster) - databaseBefore,
    });
  } finally {
    await stop();
  }
}

await installMissing(
  [
    ["nginx", "nginx-light"],
    ["pgbouncer", "pgbouncer"],
  ].map(([program = "", debianPackage = ""]) => ({
    debianPackage,
    isThere: () => findProgram(program) !== undefined,
  })),
);
const { database } = servers;
await ensureDatabase(database, buildApiEnvironment(database, 4000), search.fill(sizes["10k"]));
const rows: string[] = [];
for (const setup of setups) {
  const outcome = await measure(setup);
  const cells = [
    setup.name,
    formatPerSecond(outcome.requestsPerSecond),
    formatMilliseconds(outcome.medianMs),
    formatMilliseconds(outcome.p95Ms),
    formatCpu(outcome.cpuMsPerRequest),
    formatCpu(outcome.databaseMsPerRequest),
  ];
  console.log(cells.join(", "));
  rows.push(`| ${cells.join(" | ")} |`);
}
const content = [
  `Measured on ${new Date().toISOString().slice(0, 10)} with ${connectionCount} connections for ${seconds * rounds} s each, on ${availableParallelism()} cores that also ran PostgreSQL, Redis and the load itself (load average at the end ${loadavg()[0]?.toFixed(1)}).`,
  "",
  "| What | requests/s | median ms | p95 ms | CPU ms/request | PostgreSQL's |",
  "| --- | --- | --- | --- | --- | --- |",
  ...rows,
].join("\n");
if (!values.dry) writeResult("More processes, a pooler, a cache", "setups", content);
