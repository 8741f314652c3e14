import { readFileSync } from "node:fs";

/**
 * Returns the peak memory of this process in megabytes. On Linux, `maxRSS` includes the parent's memory at the fork, so
 * `VmHWM` is read instead.
 */
export function peakMegabytes(): number {
  const mark =
    process.platform === "linux" &&
    /VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  return Number(mark || process.resourceUsage().maxRSS) / 1024;
}
