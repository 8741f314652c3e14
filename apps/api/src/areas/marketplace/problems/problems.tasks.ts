import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const advanceOverdueProblemsTask = defineTask({
  name: "marketplace.move-overdue-problems",
  payload: z.strictObject({}),
  schedule: "*/10 * * * *",
});
