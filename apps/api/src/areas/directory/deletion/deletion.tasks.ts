import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const purgeDueTask = defineTask({
  name: "directory.purge-deleted",
  payload: z.object({}),
  // Nothing erased is lost when it is cut short, but a bad day may leave thousands.
  expireInSeconds: 1800,
  // At night in Australia, when nobody waits for the database.
  schedule: "23 16 * * *",
});
