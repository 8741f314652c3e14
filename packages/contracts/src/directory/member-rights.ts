import { z } from "zod";

/**
 * What the owner lets somebody do at a business. `page`: words, pictures, hours, prices, jobs and replies to reviews.
 * `all_calendars`: every booking, and how bookings are taken. `customers`: how to reach those who booked, and the notes
 * about them. `money`: what visits brought in, and cancelling one that was paid, which refunds it. `applications`: who
 * applied for a job.
 */
export const memberRights = [
  "page",
  "all_calendars",
  "customers",
  "money",
  "applications",
] as const;

export const MemberRight = z.enum(memberRights);
export type MemberRight = z.infer<typeof MemberRight>;

/** At least one: somebody without any right is removed instead. */
export const MemberRights = z
  .array(MemberRight)
  .min(1, "Choose at least one thing they can do.")
  .max(memberRights.length)
  .refine((rights) => new Set(rights).size === rights.length, "Each right can be given once.");
