import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { breakSource } from "./break-source.ts";

// For the drill `queue-crash`: while the file `armed` is there, each task stops once, and waits to be killed. Some stop
// before they do anything, the others when all is done and the queue does not know it yet. A task with a file `deadly`
// takes the whole worker with it each time. When each began is noted.
const { DRILL_STALLS: folder = "" } = process.env;

type Point = "begun" | "done";
const choosePoint = (taskId: string): Point =>
  Number.parseInt(taskId.at(-1) ?? "0", 16) % 2 === 0 ? "begun" : "done";

function stallTask(kind: string, taskId: string, point: Point): Promise<unknown> | undefined {
  const deadlyFile = join(folder, `deadly-${taskId}`);
  if (existsSync(deadlyFile)) {
    appendFileSync(deadlyFile, ".");
    process.kill(process.pid, "SIGKILL");
  }
  if (point === "begun") appendFileSync(join(folder, `begun-${kind}-${taskId}`), `${Date.now()}\n`);
  const mark = join(folder, `stalled-${kind}-${taskId}`);
  if (choosePoint(taskId) !== point || existsSync(mark) || !existsSync(join(folder, "armed")))
    return;
  writeFileSync(mark, point);
  return new Promise(() => {});
}
Reflect.set(globalThis, "stallTask", stallTask);

const original =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source.
  "await runInSpan(`task ${kind.name}`, () => run(kind.payload.parse(payload), taskId));";
const stall = (point: Point) => `await globalThis.stallTask(kind.name, taskId, "${point}");`;
breakSource([["tasks/task-queue.ts", original, stall("begun") + original + stall("done")]]);
