import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const listChildPids = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

const listProcessTree = (pid: number): number[] => [
  pid,
  ...listChildPids(pid).flatMap(listProcessTree),
];

export const readResidentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** What the processes this drill started hold in memory, without the drill itself. */
export const readMegabytesInUse = (): number =>
  listChildPids(process.pid)
    .flatMap(listProcessTree)
    .reduce((sum, pid) => sum + readResidentMegabytes(pid), 0);

/** The least they hold in some quiet seconds: the engine gives memory back only when it has had nothing to do for a while. */
export async function measureMinMegabytes(seconds: number): Promise<number> {
  let minMegabytes = readMegabytesInUse();
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    await wait(1_000);
    minMegabytes = Math.min(minMegabytes, readMegabytesInUse());
  }
  return minMegabytes;
}

/** Watches a process and those it starts; the most that one of them ever held, in megabytes. */
export function watchPeakMegabytes(pid: number | undefined) {
  let peakMegabytes = 0;
  const updatePeak = () => {
    // A process may end while it is looked at.
    try {
      for (const one of pid === undefined ? [] : listProcessTree(pid)) {
        const status = readFileSync(`/proc/${one}/status`, "utf8");
        peakMegabytes = Math.max(
          peakMegabytes,
          Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
        );
      }
    } catch {}
  };
  const timer = setInterval(updatePeak, 20);
  return {
    stop(): number {
      clearInterval(timer);
      return peakMegabytes;
    },
  };
}

/** By how much something grows in a minute, as the line that lies closest to all of `samples` says. */
export function computeSlopePerMinute(samples: { atMs: number; value: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [time, value] = [
    mean(samples.map(({ atMs }) => atMs)),
    mean(samples.map((one) => one.value)),
  ];
  const numerator = samples.reduce((sum, one) => sum + (one.atMs - time) * (one.value - value), 0);
  const denominator = samples.reduce((sum, one) => sum + (one.atMs - time) ** 2, 0);
  return (numerator / denominator) * 60_000;
}

/** The processes a process started. */
export const listChildProcesses = (pid: number | undefined): number[] =>
  pid === undefined ? [] : listChildPids(pid);
