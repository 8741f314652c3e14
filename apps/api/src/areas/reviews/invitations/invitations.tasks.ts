import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** Every hour, at a quarter past. */
export const inviteVisitorsTask = defineTask({
  name: "reviews.invite-visitors",
  payload: z.strictObject({}),
  schedule: "15 * * * *",
});
