import { fork } from "node:child_process";
import type { PurposeRule } from "../files/purpose.rules.ts";
import type { ExamineFile } from "./examine-file.ts";
import { type Refused, refused } from "./refusal.rules.ts";
import type { RenderedFile } from "./render.ts";

const program = new URL("./examine-file.child.ts", import.meta.url);
/** Rendering stops itself after ten seconds; a library that hangs is killed a little later. */
const timeoutMs = 13_000;

export interface FileToExamine {
  bytes: Buffer;
  declaredType: string;
  rule: PurposeRule;
}

export interface ExaminationOutcome {
  result: RenderedFile[] | Refused;
  peakMegabytes: number;
}

interface ChildProcessOptions {
  timeoutMs: number;
  program: URL;
}

/**
 * Opens a file in a separate process: its memory is returned when it ends, and a file that crashes
 * a library ends only that process.
 */
export function runInChildProcess(
  file: FileToExamine,
  options: ChildProcessOptions = { timeoutMs, program },
): Promise<ExaminationOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<ExaminationOutcome>();
  const child = fork(options.program, {
    serialization: "advanced",
    // Pixels and unpacked bytes are outside this heap and have limits of their own.
    execArgv: ["--max-old-space-size=128"],
    // It needs no settings and must not see our secrets. Two arenas limit memory fragmentation.
    env: { MALLOC_ARENA_MAX: "2" },
    // A process that runs out of memory prints pages about it; the verdict says enough.
    stdio: ["ignore", "inherit", "ignore", "ipc"],
  });
  const resolveRefused = (refusal: "tooSlow" | "broken") =>
    resolve({ result: refused(refusal), peakMegabytes: 0 });
  const timer = setTimeout(() => {
    resolveRefused("tooSlow");
    child.kill("SIGKILL");
  }, options.timeoutMs);
  child.once("message", (outcome) => resolve(outcome as ExaminationOutcome));
  // It could not be started: that is no fault of the file, which is examined again with the task.
  child.once("error", (error) => {
    clearTimeout(timer);
    reject(error);
  });
  child.once("exit", () => {
    clearTimeout(timer);
    resolveRefused("broken");
  });
  child.send(file, () => {});
  return promise;
}

export const examineInChildProcess: ExamineFile = async (bytes, declaredType, rule) =>
  (await runInChildProcess({ bytes, declaredType, rule })).result;
