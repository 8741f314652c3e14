import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const listChildPids = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

const listProcessTree = (pid: number): number[] => [
  pid,
  ...listChildPids(pid).flatMap(listProcessTree),
];

export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** What the processes this drill started hold in memory, without the drill itself. */
export const megabytesInUse = (): number =>
  listChildPids(process.pid)
    .flatMap(listProcessTree)
    .reduce((sum, pid) => sum + residentMegabytes(pid), 0);

/** The least they hold in some quiet seconds: the engine gives memory back only when it has had nothing to do for a while. */
export async function leastMegabytes(seconds: number): Promise<number> {
  let least = megabytesInUse();
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    await wait(1_000);
    least = Math.min(least, megabytesInUse());
  }
  return least;
}

/** Watches a process and those it starts; the most that one of them ever held, in megabytes. */
export function watchPeakMegabytes(pid: number | undefined) {
  let peak = 0;
  const look = () => {
    // A process may end while it is looked at.
    try {
      for (const one of pid === undefined ? [] : listProcessTree(pid)) {
        const status = readFileSync(`/proc/${one}/status`, "utf8");
        peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      }
    } catch {}
  };
  const timer = setInterval(look, 20);
  return {
    stop(): number {
      clearInterval(timer);
      return peak;
    },
  };
}

/** By how much something grows in a minute, as the line that lies closest to all of `samples` says. */
export function slopePerMinute(samples: { atMs: number; value: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [time, value] = [
    mean(samples.map(({ atMs }) => atMs)),
    mean(samples.map((one) => one.value)),
  ];
  const over = samples.reduce((sum, one) => sum + (one.atMs - time) * (one.value - value), 0);
  const denominator = samples.reduce((sum, one) => sum + (one.atMs - time) ** 2, 0);
  return (over / denominator) * 60_000;
}

/** The processes a process started. */
export const childrenOfProcess = (pid: number | undefined): number[] =>
  pid === undefined ? [] : listChildPids(pid);
