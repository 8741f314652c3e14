import { z } from "zod";
import { defineTask } from "#platform/tasks/task.ts";

/** Each notice is something about a booking that people get an email about. */
export const noticeKinds = [
  "verify",
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
  "hold ended",
  "given",
  "time suggested",
  "suggestion withdrawn",
  "suggestion accepted",
  "suggestion declined",
  "suggestion lapsed",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The payload has only ids, because the email is written from the booking's state when it is sent. */
export const sendBookingEmailTask = defineTask({
  name: "bookings.send-email",
  payload: z.strictObject({
    bookingId: z.string(),
    revision: z.int(),
    notice: z.enum(noticeKinds),
    to: z.enum(["customer", "owner"]),
  }),
});

/** Asks somebody of a team whether they may be named. */
export const sendNameRequestTask = defineTask({
  name: "bookings.send-name-request",
  payload: z.strictObject({ requestId: z.uuid() }),
});

/** Sends reminders, expires holds and completes visits that are over. */
export const maintainBookingsTask = defineTask({
  name: "bookings.maintain",
  payload: z.object({}),
  schedule: "*/10 * * * *",
});

/** What somebody on a waiting list gets an email about. */
export const waitlistNotices = ["verify", "offer", "ended"] as const;
export type WaitlistNotice = (typeof waitlistNotices)[number];

export const sendWaitlistEmailTask = defineTask({
  name: "bookings.send-waitlist-email",
  payload: z.strictObject({
    placeId: z.string(),
    notice: z.enum(waitlistNotices),
    /** Of an offer. */
    offerId: z.string().optional(),
  }),
});

/**
 * A change that decides about times was committed, or somebody's time to answer an offer is over: what was freed is
 * offered to the waiting list, and the directory's search learns which times are free now.
 */
export const refreshFreeTimesTask = defineTask({
  name: "bookings.refresh-free-times",
  payload: z.strictObject({ businessId: z.string() }),
});

/** Adds the next day for every business, and fills in those that no change has announced. */
export const fillFreeTimesTask = defineTask({
  name: "bookings.fill-free-times",
  payload: z.object({}),
  expireInSeconds: 600,
  schedule: "*/10 * * * *",
});
