import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** What happened to a booking that people hear about. */
export const notices = [
  "requested",
  "confirmed",
  "declined",
  "cancelled",
  "moved",
  "move asked",
  "move declined",
  "reminder",
  "link",
  "paid too late",
] as const;
export type Notice = (typeof notices)[number];

/** Only ids: the email is written when it is sent, by what holds then. */
export const sendBookingEmailTask = defineTask({
  name: "bookings.send-email",
  payload: z.strictObject({
    bookingId: z.string(),
    revision: z.int(),
    notice: z.enum(notices),
    to: z.enum(["customer", "owner"]),
  }),
});

/** Reminds of what comes, ends holds that ran out, completes what is over. */
export const keepBookingsTask = defineTask({
  name: "bookings.keep",
  payload: z.object({}),
  schedule: "*/10 * * * *",
});
