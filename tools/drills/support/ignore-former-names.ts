import { breakSource } from "./break-source.ts";

// For the drill `upgrade-tasks`: workers work only the new names of their queues.
breakSource([
  [
    "tasks/task-queue.ts",
    "for (const former of listFormerNames(name)) {",
    "for (const former of []) {",
  ],
]);
