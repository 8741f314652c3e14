import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const applyEventTask = defineTask({
  name: "payments.apply-event",
  payload: z.strictObject({ eventId: z.string() }),
});
