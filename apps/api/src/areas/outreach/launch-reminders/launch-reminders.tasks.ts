import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const mailReminderConfirmationTask = defineTask({
  name: "outreach.mail-launch-reminder-confirmation",
  payload: z.strictObject({ reminderId: z.uuid(), askedAt: z.iso.datetime() }),
});

/** Runs hourly: notifies those who confirm after an area opened, and deletes emails that nobody confirmed. */
export const sweepRemindersTask = defineTask({
  name: "outreach.sweep-launch-reminders",
  payload: z.strictObject({}),
  schedule: "17 * * * *",
});
