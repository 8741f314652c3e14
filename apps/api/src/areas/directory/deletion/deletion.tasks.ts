import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const purgeDueTask = defineTask({
  name: "directory.purge-deleted",
  payload: z.object({}),
  // There may be thousands of listings to erase; an interrupted run loses nothing.
  expireInSeconds: 1800,
  // At night in Australia, when the database is quiet.
  schedule: "23 16 * * *",
});
