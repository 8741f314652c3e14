import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

export const mailNewsletterConfirmationTask = defineTask({
  name: "outreach.mail-newsletter-confirmation",
  payload: z.strictObject({ subscriberId: z.uuid(), askedAt: z.iso.datetime() }),
});
