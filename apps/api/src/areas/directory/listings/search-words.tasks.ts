import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const forgetWordsTask = defineTask({
  name: "directory.forget-words",
  payload: z.object({}),
  schedule: "23 16 * * *",
});
