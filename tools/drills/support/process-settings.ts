import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** Settings of a running process, for another one of the same site. */
export const readSettings = ({ pid }: ChildProcess): Record<string, string> =>
  Object.fromEntries(
    readFileSync(`/proc/${pid}/environ`, "utf8")
      .split("\0")
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
