import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPid, serviceFolder } from "../../scripts/lib/daemon.ts";

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return list.split(" ").filter(Boolean).map(Number);
}

/** Processor time of a process and all its children since they started, in milliseconds, of those that ended too. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in brackets may contain anything; after it, user and system time are the 12th and 13th, those of children
  // that ended the 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  const own = (ticks * 1000) / ticksPerSecond;
  return childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), own);
}

/** Processor time of PostgreSQL, whoever asks it. */
export function databaseCpuMs(): number {
  const pid = readPid(join(serviceFolder("postgres"), "postmaster.pid"));
  if (pid === undefined) throw new Error("PostgreSQL does not run");
  return cpuMs(pid);
}
