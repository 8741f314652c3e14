import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** With the queue's pauses of up to a minute: about twenty minutes, well within the day a key is remembered. */
export const mostAttempts = 24;

/**
 * A worker that dies while it sends uses up a try of the queue and none of ours. With these to spare, the queue never
 * gives up on a message before we have parked it, which is what lets somebody send it again.
 */
const spareTries = 12;

export const sendMessageTask = defineTask({
  name: "payments.send-message",
  payload: z.strictObject({ messageId: z.uuid() }),
  retryLimit: mostAttempts + spareTries,
});
