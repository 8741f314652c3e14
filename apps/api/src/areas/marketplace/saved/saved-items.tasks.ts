import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** Every ten minutes: soon enough to catch a bargain, and a price that was a slip is gone by then. */
export const tellSaversTask = defineTask({
  name: "marketplace.tell-savers",
  payload: z.strictObject({}),
  schedule: "*/10 * * * *",
});
