import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** The timeout is long because a long list at the provider is read page by page. */
const taskLimits = { retryLimit: 2, expireInSeconds: 30 * 60 };

/** Runs ten minutes after the task that fetches missed events. */
export const reconcileHourlyTask = defineTask({
  name: "payments.reconcile-hourly",
  payload: z.object({}),
  schedule: "17 * * * *",
  ...taskLimits,
});

/** Runs early in the morning in Sydney. */
export const reconcileDailyTask = defineTask({
  name: "payments.reconcile-daily",
  payload: z.object({}),
  schedule: "43 17 * * *",
  ...taskLimits,
});

export const reconcileNowTask = defineTask({
  name: "payments.reconcile-now",
  payload: z.strictObject({ runId: z.uuid() }),
  ...taskLimits,
});
