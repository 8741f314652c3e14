import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const assumeReceivedTask = defineTask({
  name: "marketplace.assume-received",
  payload: z.strictObject({}),
  schedule: "41 * * * *",
});
