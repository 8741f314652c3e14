import { fork } from "node:child_process";
import type { RenditionRule } from "../tickets/purpose.rules.ts";
import { type Refused, refused } from "./refusal.rules.ts";
import type { Render, RenderedFile } from "./render.ts";

const program = new URL("./render-images.child.ts", import.meta.url);
/** Rendering stops itself after ten seconds; a library that hangs is killed a little later. */
const patienceMs = 13_000;

export interface Job {
  bytes: Buffer;
  renditions: readonly RenditionRule[];
}

export interface Outcome {
  result: RenderedFile[] | Refused;
  peakMegabytes: number;
}

/**
 * Renders in a separate process: its memory is returned when it ends, and a picture that crashes
 * the library ends only that process.
 */
export function drawApart(job: Job): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = fork(program, {
    serialization: "advanced",
    execArgv: [],
    // It needs no settings and must not see our secrets. Two arenas limit memory fragmentation.
    env: { MALLOC_ARENA_MAX: "2" },
  });
  const failed = (refusal: "tooSlow" | "broken") =>
    resolve({ result: refused(refusal), peakMegabytes: 0 });
  const timer = setTimeout(() => {
    failed("tooSlow");
    child.kill("SIGKILL");
  }, patienceMs);
  child.once("message", (outcome) => resolve(outcome as Outcome));
  child.once("error", () => failed("broken"));
  child.once("exit", () => {
    clearTimeout(timer);
    failed("broken");
  });
  child.send(job);
  return promise;
}

export const renderApart: Render = async (bytes, renditions) =>
  (await drawApart({ bytes, renditions })).result;
