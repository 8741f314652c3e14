import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** Hourly: the day begins at midnight in Sydney, which is at another hour of UTC in summer. */
export const endHolidaysTask = defineTask({
  name: "marketplace.end-holidays",
  payload: z.strictObject({}),
  schedule: "7 * * * *",
});

/** Makes the token of the link. */
export const mailBackConfirmationTask = defineTask({
  name: "marketplace.mail-back-confirmation",
  payload: z.strictObject({ noticeId: z.uuid(), askedAt: z.iso.datetime() }),
});

export const tellBackTask = defineTask({
  name: "marketplace.tell-back",
  payload: z.strictObject({ storeId: z.string() }),
});
