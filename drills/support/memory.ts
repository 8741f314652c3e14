import { readFileSync } from "node:fs";

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

/** The processes a process started. */
export const childrenOfProcess = (pid: number | undefined): number[] =>
  pid === undefined ? [] : childrenOf(pid);
