import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const remindOfTrialsTask = defineTask({
  name: "payments.remind-of-trials",
  payload: z.object({}),
  schedule: "17 * * * *",
});
