import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const deleteUnusedWordsTask = defineTask({
  name: "directory.delete-unused-words",
  payload: z.object({}),
  // Each of many words is looked up, so this may take a while. A restart loses nothing.
  expireInSeconds: 3600,
  schedule: "23 16 * * *",
});
