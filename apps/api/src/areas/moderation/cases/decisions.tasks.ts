import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const tellDecisionTask = defineTask({
  name: "moderation.tell-decision",
  payload: z.strictObject({ decisionId: z.uuid() }),
});
