import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)];

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/** What the processes this drill started hold in memory, without the drill itself. */
export const megabytesInUse = (): number =>
  childrenOf(process.pid)
    .flatMap(familyOf)
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

/** The processes a process started. */
export const childrenOfProcess = (pid: number | undefined): number[] =>
  pid === undefined ? [] : childrenOf(pid);
