import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const purgeDueTask = defineTask({
  name: "directory.purge-deleted",
  payload: z.object({}),
  // At night in Australia, when nobody waits for the database.
  schedule: "23 16 * * *",
});
