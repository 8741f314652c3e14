/** How one contender did with one query. */
export interface Measurement {
  requestsPerSecond: number;
  medianMs: number;
  p95Ms: number;
  /** Of the server's own processes, without PostgreSQL; unknown where there is no server. */
  cpuMsPerRequest: number | null;
  /** Of PostgreSQL. */
  databaseMsPerRequest: number;
}

/** Milliseconds of processor time. */
interface ProcessorTime {
  server: number | null;
  database: number;
}

const getPercentile = (sorted: Float64Array, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export function summarise(
  latenciesMs: number[],
  seconds: number,
  { server, database }: ProcessorTime,
): Measurement {
  if (latenciesMs.length === 0) throw new Error("there were no responses");
  const sorted = Float64Array.from(latenciesMs).sort();
  return {
    requestsPerSecond: sorted.length / seconds,
    medianMs: getPercentile(sorted, 0.5),
    p95Ms: getPercentile(sorted, 0.95),
    cpuMsPerRequest: server === null ? null : server / sorted.length,
    databaseMsPerRequest: database / sorted.length,
  };
}
