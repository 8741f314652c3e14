import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** Ten minutes are soon enough for a bargain, and long enough for a seller to correct a mistyped price. */
export const notifySaversTask = defineTask({
  name: "marketplace.notify-savers",
  payload: z.strictObject({}),
  schedule: "*/10 * * * *",
});
