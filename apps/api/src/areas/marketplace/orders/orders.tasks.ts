import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const eraseRecipientsTask = defineTask({
  name: "marketplace.erase-recipients",
  payload: z.strictObject({}),
  schedule: "23 * * * *",
});
