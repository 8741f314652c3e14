import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const followUpTask = defineTask({
  name: "payments.follow-up",
  payload: z.object({}),
  schedule: "7,27,47 * * * *",
});
