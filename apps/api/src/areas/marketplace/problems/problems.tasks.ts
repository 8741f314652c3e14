import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const moveOverdueProblemsTask = defineTask({
  name: "marketplace.move-overdue-problems",
  payload: z.strictObject({}),
  schedule: "*/10 * * * *",
});
