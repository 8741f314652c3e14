import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const expireHoldsTask = defineTask({
  name: "marketplace.expire-holds",
  payload: z.strictObject({}),
  schedule: "* * * * *",
});
