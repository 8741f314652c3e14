import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Nothing of a process that ended a moment ago: its time is its parent's now. */
function readProcFile(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes(String((error as NodeJS.ErrnoException).code)))
      return undefined;
    throw error;
  }
}

const listChildPids = (pid: number): number[] =>
  (readProcFile(pid, `task/${pid}/children`) ?? "").split(" ").filter(Boolean).map(Number);

/** Processor time of a process and all its children since they started, in milliseconds, of those that ended too. */
export function readCpuMs(pid: number): number {
  const stat = readProcFile(pid, "stat") ?? "";
  // The name in brackets may contain anything; after it, user and system time are the 12th and 13th, those of children
  // that ended the 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  const ownMs = (ticks * 1000) / ticksPerSecond;
  return listChildPids(pid).reduce((sum, child) => sum + readCpuMs(child), ownMs);
}
