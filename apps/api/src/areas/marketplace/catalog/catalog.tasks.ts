import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const forgetItemWordsTask = defineTask({
  name: "marketplace.forget-item-words",
  payload: z.object({}),
  // Many words, each looked up: this may take a while, and starting over loses nothing.
  expireInSeconds: 3600,
  schedule: "43 16 * * *",
});
