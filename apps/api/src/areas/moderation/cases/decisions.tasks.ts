import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const notifyDecisionTask = defineTask({
  name: "moderation.notify-decision",
  payload: z.strictObject({ decisionId: z.uuid() }),
});
