import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** The task runs every hour, because midnight in Sydney is at different UTC hours in summer and winter. */
export const endHolidaysTask = defineTask({
  name: "marketplace.end-holidays",
  payload: z.strictObject({}),
  schedule: "7 * * * *",
});

/** This task makes the token of the link, so that it is never stored in the queue. */
export const sendReopeningConfirmationTask = defineTask({
  name: "marketplace.mail-reopening-confirmation",
  payload: z.strictObject({ noticeId: z.uuid(), askedAt: z.iso.datetime() }),
});

export const notifyStoreReopenedTask = defineTask({
  name: "marketplace.notify-reopening",
  payload: z.strictObject({ storeId: z.string() }),
});
