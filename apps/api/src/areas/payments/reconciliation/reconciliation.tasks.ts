import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** A long list at the provider is read page by page. */
const patience = { retryLimit: 2, expireInSeconds: 30 * 60 };

/** After the events that never arrived were fetched. */
export const reconcileHourlyTask = defineTask({
  name: "payments.reconcile-hourly",
  payload: z.object({}),
  schedule: "17 * * * *",
  ...patience,
});

/** Early in the morning in Sydney. */
export const reconcileDailyTask = defineTask({
  name: "payments.reconcile-daily",
  payload: z.object({}),
  schedule: "43 17 * * *",
  ...patience,
});

export const reconcileNowTask = defineTask({
  name: "payments.reconcile-now",
  payload: z.strictObject({ runId: z.uuid() }),
  ...patience,
});
