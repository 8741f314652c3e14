import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const remindOfTrialsTask = defineTask({
  name: "payments.remind-of-trials",
  payload: z.object({}),
  schedule: "17 * * * *",
});

/** With the queue's pauses of up to a minute, the retries cover an outage of almost half an hour. */
export const refuseTrialTask = defineTask({
  name: "payments.refuse-trial",
  payload: z.strictObject({ subscriptionId: z.string() }),
  retryLimit: 30,
});
