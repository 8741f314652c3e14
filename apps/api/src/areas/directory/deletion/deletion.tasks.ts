import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const purgeDueTask = defineTask({
  name: "directory.purge-deleted",
  payload: z.object({}),
  // Being cut short loses nothing, but there may be thousands to erase.
  expireInSeconds: 1800,
  // At night in Australia, when the database is quiet.
  schedule: "23 16 * * *",
});
