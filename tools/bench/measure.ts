import { deepStrictEqual } from "node:assert";
import type { BenchArea, Sample } from "./area.ts";
import { startContenders } from "./contenders/all.ts";
import type { Contender, Outcome } from "./contenders/contender.ts";
import { databaseUrl, ensureDatabase, findPostmasterPid } from "./data/database.ts";
import { readCpuMs } from "./load/cpu.ts";
import { summarise } from "./load/measurement.ts";
import { buildApiEnvironment } from "./settings.ts";
import { type Size, sizes } from "./sizes.ts";

/** Contenders alternate in short rounds, so that a busy minute affects all of them alike. */
const rounds = 3;

export const measureSize = (area: BenchArea, size: Size, seconds: number): Promise<Outcome[]> =>
  withContenders(area, size, async (contenders) => {
    const outcomes: Outcome[] = [];
    for (const { name } of area.queries)
      outcomes.push(...(await measureQuery(contenders, name, seconds)));
    return outcomes;
  });

/** Fails if the API and the thin server respond differently; measures nothing. */
export const compareSize = (area: BenchArea, size: Size): Promise<void> =>
  withContenders(area, size, async () => {});

async function withContenders<Result>(
  area: BenchArea,
  size: Size,
  work: (contenders: Contender[]) => Promise<Result>,
): Promise<Result> {
  const database = `boab_bench_${area.name}_${size}`;
  await ensureDatabase(database, buildApiEnvironment(database, 4000), area.fill(sizes[size]));
  const samples = await area.record(databaseUrl(database));
  const contenders = await startContenders(area.name, database, samples);
  try {
    await compareResponses(contenders, samples);
    return await work(contenders);
  } finally {
    for (const contender of contenders) await contender.stop();
  }
}

async function measureQuery(
  contenders: Contender[],
  query: string,
  seconds: number,
): Promise<Outcome[]> {
  const collected = contenders.map((contender) => ({
    contender,
    latenciesMs: [] as number[],
    server: null as number | null,
    database: 0,
  }));
  const postmasterPid = await findPostmasterPid();
  // The first responses of a connection are slow everywhere and are not counted.
  for (const contender of contenders) await contender.run(query, 1);
  for (let round = 0; round < rounds; round++)
    for (const entry of collected) {
      const databaseCpuMsBefore = readCpuMs(postmasterPid);
      const { latenciesMs, cpuMs: serverMs } = await entry.contender.run(query, seconds);
      entry.database += readCpuMs(postmasterPid) - databaseCpuMsBefore;
      for (const latency of latenciesMs) entry.latenciesMs.push(latency);
      if (serverMs !== null) entry.server = (entry.server ?? 0) + serverMs;
    }
  return collected.map(({ contender, latenciesMs, server, database }) => {
    const outcome = {
      query,
      contender: contender.name,
      ...summarise(latenciesMs, seconds * rounds, { server, database }),
    };
    console.log(
      `${query}, ${contender.name}: ${outcome.requestsPerSecond.toFixed(0)}/s, median ${outcome.medianMs.toFixed(1)} ms`,
    );
    return outcome;
  });
}

/** Comparing different responses would be meaningless. */
async function compareResponses(contenders: Contender[], samples: Map<string, Sample[]>) {
  const servers = contenders.filter((contender) => contender.response);
  const names = servers.map(({ name }) => name).join(" and ");
  for (const sample of [...samples.values()].flat()) {
    const responses = await Promise.all(servers.map((server) => server.response?.(sample)));
    const [first, ...others] = responses.map((response) => toComparable(response, sample));
    for (const other of others)
      deepStrictEqual(other, first, `${sample.path} gets different responses from ${names}`);
  }
}

/** Opening hours depend on the clock, and a write that is sent twice adds twice. */
function toComparable(response: unknown, { body }: Sample): unknown {
  const ignored = body === undefined ? ["opening"] : ["quantity", "items"];
  return JSON.parse(
    JSON.stringify(response, (key, value) => (ignored.includes(key) ? undefined : value)),
  );
}
