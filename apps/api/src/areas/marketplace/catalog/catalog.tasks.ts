import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const deleteUnusedItemWordsTask = defineTask({
  name: "marketplace.delete-unused-words",
  payload: z.object({}),
  // Each of many words is looked up, so this may take a while. A restart loses nothing.
  expireInSeconds: 3600,
  schedule: "43 16 * * *",
});
