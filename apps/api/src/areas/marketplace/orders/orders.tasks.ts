import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const forgetRecipientsTask = defineTask({
  name: "marketplace.forget-recipients",
  payload: z.strictObject({}),
  schedule: "23 * * * *",
});
