import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** The payload has only the id, because the email is written when it is sent. */
export const sendInvitationTask = defineTask({
  name: "reviews.send-invitation",
  payload: z.strictObject({ bookingId: z.string() }),
});

/** Every hour, at a quarter past. */
export const inviteToReviewTask = defineTask({
  name: "reviews.invite-visitors",
  payload: z.strictObject({}),
  schedule: "15 * * * *",
});
