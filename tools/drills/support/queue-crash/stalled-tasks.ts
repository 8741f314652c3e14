import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A task that a kill ended. */
export interface KilledTask {
  kind: string;
  taskId: string;
  killedAt: number;
}

/** The drill's side of the folder in which `stall-tasks.ts`, in the worker, notes what it does. */
export function openStalledTasks() {
  const folder = mkdtempSync(join(tmpdir(), "boab-queue-crash-"));
  const recordedNames = new Set<string>();
  const killedTasks: KilledTask[] = [];

  /** Those that wait to be killed now. */
  const waiting = () =>
    readdirSync(folder)
      .filter((name) => name.startsWith("stalled-") && !recordedNames.has(name))
      .map((name) => ({ name, kind: name.slice(8, -37), taskId: name.slice(-36) }));

  return {
    folder,
    killedTasks: killedTasks,
    /** From now on each task stops once. */
    arm: () => writeFileSync(join(folder, "armed"), ""),
    disarm: () => rmSync(join(folder, "armed")),
    waiting,
    /** After a kill: all that waited for it were hit. */
    recordKilledTasks(killedAt: number): void {
      for (const { name, ...task } of waiting()) {
        recordedNames.add(name);
        killedTasks.push({ ...task, killedAt });
      }
    },
    /** Seconds from each kill until its task was begun again. */
    waits: () =>
      killedTasks.map(({ kind, taskId, killedAt }) => {
        const startTimes = readFileSync(join(folder, `begun-${kind}-${taskId}`), "utf8")
          .trim()
          .split("\n");
        const again = startTimes.map(Number).find((at) => at > killedAt);
        return again === undefined ? Number.POSITIVE_INFINITY : (again - killedAt) / 1000;
      }),
    /** The task kills its worker whenever it runs. */
    makeDeadly: (taskId: string) => writeFileSync(join(folder, `deadly-${taskId}`), ""),
    /** How often a deadly task ran. */
    countRuns: (taskId: string) => readFileSync(join(folder, `deadly-${taskId}`)).length,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
