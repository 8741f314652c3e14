import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const remindOfTrialsTask = defineTask({
  name: "payments.remind-of-trials",
  payload: z.object({}),
  schedule: "17 * * * *",
});

/** With the queue's pauses of up to a minute: half an hour of an outage. */
export const endTrialTask = defineTask({
  name: "payments.end-trial",
  payload: z.strictObject({ subscriptionId: z.string() }),
  retryLimit: 30,
});
