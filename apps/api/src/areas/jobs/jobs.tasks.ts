import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** Hourly, shortly after the hour at which days end. */
export const endJobsTask = defineTask({
  name: "jobs.end-postings",
  payload: z.strictObject({}),
  schedule: "3 * * * *",
});

export const tellClosedTask = defineTask({
  name: "jobs.tell-closed",
  payload: z.strictObject({ postingId: z.string() }),
});

/** Makes the token of the withdraw link. */
export const mailReceiptTask = defineTask({
  name: "jobs.mail-receipt",
  payload: z.strictObject({ applicationId: z.uuid() }),
});

export const tellOutcomeTask = defineTask({
  name: "jobs.tell-outcome",
  payload: z.strictObject({ applicationId: z.uuid() }),
});

export const forgetApplicationsTask = defineTask({
  name: "jobs.forget-applications",
  payload: z.strictObject({}),
  schedule: "41 * * * *",
});
