import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** With the queue's pauses of up to a minute: about twenty minutes, well within the day a key is remembered. */
export const mostAttempts = 24;

export const sendMessageTask = defineTask({
  name: "payments.send-message",
  payload: z.strictObject({ messageId: z.uuid() }),
  retryLimit: mostAttempts,
});
