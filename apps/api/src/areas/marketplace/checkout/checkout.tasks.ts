import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const keepHoldsTask = defineTask({
  name: "marketplace.keep-holds",
  payload: z.strictObject({}),
  schedule: "* * * * *",
});
