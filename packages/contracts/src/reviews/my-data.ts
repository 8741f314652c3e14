import { z } from "zod";
import { Timestamp } from "../common/fields.ts";

const Subject = { businessName: z.string().nullable(), itemName: z.string().nullable() };
const Version = { rating: z.int(), comment: z.string(), tie: z.string().nullable() };

/** A member's reviews of businesses and items, with their earlier versions, and their replies. */
export const ReviewsData = z.strictObject({
  reviews: z.array(
    z.strictObject({
      ...Subject,
      ...Version,
      createdAt: Timestamp,
      editedAt: Timestamp.nullable(),
      isRemoved: z.boolean(),
      earlierVersions: z.array(z.strictObject({ ...Version, writtenAt: Timestamp })),
    }),
  ),
  reviewReplies: z.array(z.strictObject({ ...Subject, body: z.string(), createdAt: Timestamp })),
  /** The time when they opted out of review invitations; null while they get them. */
  noReviewInvitationsSince: Timestamp.nullable(),
  helpfulReviews: z.array(z.strictObject({ ...Subject, createdAt: Timestamp })),
});
export type ReviewsData = z.infer<typeof ReviewsData>;
