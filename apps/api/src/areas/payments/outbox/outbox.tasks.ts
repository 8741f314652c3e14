import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** With the queue's pauses of up to a minute this is about twenty minutes. The provider stores a key for a day. */
export const maxAttempts = 24;

/**
 * A worker that crashes while it sends uses up a retry of the queue, but none of our attempts. With these spare
 * retries, the queue never gives up on a message before we have parked it, and a parked message can be sent again.
 */
const crashRetries = 12;

export const sendMessageTask = defineTask({
  name: "payments.send-message",
  payload: z.strictObject({ messageId: z.uuid() }),
  retryLimit: maxAttempts + crashRetries,
});
