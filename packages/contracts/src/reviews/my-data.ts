import { z } from "zod";
import { Timestamp } from "../common/fields.ts";

const Subject = { businessName: z.string().nullable(), itemName: z.string().nullable() };
const Version = { rating: z.int(), comment: z.string(), tie: z.string() };

/** What a member wrote about businesses and items, what it said before, and the replies they wrote. */
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
  /** Since when they want no invitations to write reviews; null while they get them. */
  noReviewInvitationsSince: Timestamp.nullable(),
  helpfulReviews: z.array(z.strictObject({ ...Subject, createdAt: Timestamp })),
});
export type ReviewsData = z.infer<typeof ReviewsData>;
