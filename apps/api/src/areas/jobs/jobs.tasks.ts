import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** This runs hourly, shortly after the hour, because days end on the hour. */
export const endJobsTask = defineTask({
  name: "jobs.end-postings",
  payload: z.strictObject({}),
  schedule: "3 * * * *",
});

export const notifyJobClosedTask = defineTask({
  name: "jobs.notify-closed",
  payload: z.strictObject({ postingId: z.string() }),
});

/** The task only has the id, because it makes the token of the withdraw link itself. */
export const mailApplicationReceiptTask = defineTask({
  name: "jobs.mail-receipt",
  payload: z.strictObject({ applicationId: z.uuid() }),
});

export const notifyOutcomeTask = defineTask({
  name: "jobs.notify-outcome",
  payload: z.strictObject({ applicationId: z.uuid() }),
});

export const eraseDueApplicationsTask = defineTask({
  name: "jobs.erase-applications",
  payload: z.strictObject({}),
  schedule: "41 * * * *",
});
