import { readFileSync } from "node:fs";

/**
 * The most memory this process ever held, in megabytes. On Linux `maxRSS` also counts the parent at the
 * moment of the fork, so the kernel's own mark is read there.
 */
export function peakMegabytes(): number {
  const mark =
    process.platform === "linux" &&
    /VmHWM:\s+(\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  return Number(mark || process.resourceUsage().maxRSS) / 1024;
}
