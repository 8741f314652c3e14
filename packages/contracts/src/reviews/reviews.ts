import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Cursor, LinkToken, pageLimit, Timestamp, text, UserId } from "../common/fields.ts";
import { getKeys } from "../common/keys.ts";
import { BusinessId } from "../directory/listing-fields.ts";
import { PictureFile } from "../directory/pictures.ts";
import { ItemId, ItemKey } from "../marketplace/items.ts";
import { ContentReport } from "../moderation/reports.ts";
import { reviewCopy } from "./copy.ts";
import {
  commentMaxLength,
  countCharacters,
  maxReviewPhotos,
  replyMaxLength,
  ties,
} from "./ties.ts";

export const TieField = z.enum(getKeys(ties), { error: reviewCopy.tieRequired });

export const Rating = z
  .int({ error: reviewCopy.ratingRequired })
  .min(1, reviewCopy.ratingRequired)
  .max(5, reviewCopy.ratingRequired);

/** Plain text, counted as people count: a letter outside the basic plane is one. */
const shortText = (max: number, messages: { required: string; tooLong: string }) =>
  text(max * 4, messages.tooLong)
    .transform((typed) => typed.normalize("NFC").trim())
    .refine((typed) => typed.length > 0, messages.required)
    .refine((typed) => countCharacters(typed) <= max, messages.tooLong);

const Comment = shortText(commentMaxLength, {
  required: reviewCopy.commentRequired,
  tooLong: reviewCopy.commentTooLong,
});

/** The tie is optional: a review without one isn't part of the mean. */
const reviewFields = { rating: Rating, comment: Comment, tie: TieField.optional() };

/** A photo of a review, known by its upload. */
const ReviewPhoto = z.strictObject({ id: z.uuid(), small: PictureFile, large: PictureFile });
export type ReviewPhoto = z.infer<typeof ReviewPhoto>;

/**
 * The uploads of all its photos, in order; a photo that is left out is removed. Only items' reviews have photos
 * (F-MKT-08).
 */
const Photos = z
  .array(z.uuid())
  .max(maxReviewPhotos, reviewCopy.tooManyPhotos)
  .transform((ids) => [...new Set(ids)])
  .optional();

/** A review as everyone sees it: without user ids, and with the author's current first name. */
export const PublicReview = z.strictObject({
  id: z.uuid(),
  /** Null for a review of an item. */
  businessId: BusinessId.nullable(),
  rating: z.int(),
  comment: z.string(),
  firstName: z.string(),
  /** The specification's names of the first name and the photo (REV-01). */
  username: z.string(),
  userPhoto: z.url().nullable(),
  photoUrl: z.url().nullable(),
  /** The author's profile is at `/@{alias}`. */
  alias: z.string(),
  photo: z.url().nullable(),
  /** Null while the writer has not said how they know the business. */
  tie: TieField.nullable(),
  /** True when the author booked here and the visit took place, or bought the item. */
  isVerified: z.boolean(),
  createdAt: Timestamp,
  editedAt: Timestamp.nullable(),
  helpfulCount: z.int(),
  photos: z.array(ReviewPhoto),
  reply: z
    .strictObject({ body: z.string(), createdAt: Timestamp, editedAt: Timestamp.nullable() })
    .nullable(),
  /** Whether the caller wrote it; always false for visitors. */
  mine: z.boolean(),
});
export type PublicReview = z.infer<typeof PublicReview>;

export const ReviewSummary = z.strictObject({
  count: z.int(),
  /** The mean of customers' ratings, to one decimal; null without any. */
  mean: z.number().nullable(),
  /** How many customers gave one star, two stars … */
  starCounts: z.array(z.int()).length(5),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const reviewOrders = ["newest", "highest", "lowest", "helpful"] as const;
export const ReviewOrder = z.enum(reviewOrders);
export type ReviewOrder = z.infer<typeof ReviewOrder>;

export const reviewFilters = ["customers", "verified", "replied"] as const;
export const ReviewFilter = z.enum(reviewFilters);
export type ReviewFilter = z.infer<typeof ReviewFilter>;

const listed = {
  sort: ReviewOrder.optional(),
  show: ReviewFilter.optional(),
  limit: pageLimit(50).optional(),
  cursor: Cursor.optional(),
};

const ReviewPage = z.strictObject({
  summary: ReviewSummary,
  data: z.array(PublicReview),
  nextCursor: z.string().nullable(),
});

export const listReviews = defineCall({
  method: "GET",
  path: "/dir-review/get-all",
  summary:
    "Reviews of a business, a page at a time, and what they add up to; without a business the newest of all",
  query: z.strictObject({ businessId: BusinessId.optional(), ...listed }),
  /** Null for the newest reviews of all businesses, because they have no common mean. */
  response: ReviewPage.extend({ summary: ReviewSummary.nullable() }),
});

const itemParams = z.strictObject({ itemId: ItemId });

export const listItemReviews = defineCall({
  method: "GET",
  path: "/marketplace/items/:itemId/reviews",
  summary: "What buyers say about an item, a page at a time, and what it adds up to",
  params: itemParams,
  query: z.strictObject(listed),
  response: ReviewPage,
});

/** A review of an item needs no tie, because its author bought the item. */
export const createItemReview = defineCall({
  method: "POST",
  path: "/marketplace/items/:itemId/reviews",
  summary: "Review an item that one has bought and received, once",
  params: itemParams,
  body: z.strictObject({ rating: Rating, comment: Comment, photos: Photos }),
  status: 201,
  response: PublicReview,
});

/**
 * The author is whoever is signed in, with the name and photo of their profile. The specification's client also sends
 * `username`, `alias`, `userPhoto` and `photoUrl`: they are taken and ignored.
 */
export const createReview = defineCall({
  method: "POST",
  path: "/dir-review/create",
  summary: "Review a business, once",
  body: z.strictObject({
    businessId: BusinessId,
    ...reviewFields,
    userId: UserId.optional(),
    username: text(200).optional(),
    alias: text(200).optional(),
    userPhoto: text(2000).nullish(),
    photoUrl: text(2000).nullish(),
  }),
  status: 201,
  response: PublicReview,
});

const params = z.strictObject({ id: z.uuid() });

/** A review as its author sees it, even when it was removed. */
export const OwnReview = z.strictObject({
  ...PublicReview.shape,
  isRemoved: z.boolean(),
});
export type OwnReview = z.infer<typeof OwnReview>;

/** Without a tie in the body, the stored one stays. */
export const updateReview = defineCall({
  method: "PUT",
  path: "/dir-review/update/:id",
  summary: "Change one's own review; what it said before is kept",
  params,
  body: z.strictObject({ ...reviewFields, photos: Photos }),
  response: OwnReview,
});

export const deleteReview = defineCall({
  method: "DELETE",
  path: "/dir-review/delete/:id",
  summary: "Delete one's own review, or any as staff, but never one about one's own business",
  params,
  status: 204,
  response: noContent,
});

/** What the caller wrote, and what they may do beside the reviews of a business. */
export const ReviewViewerStatus = z.strictObject({
  review: OwnReview.nullable(),
  /** The owner and those who help there, or the seller: they never review. */
  manages: z.boolean(),
  /** Of them, those who speak for the business. */
  mayReply: z.boolean(),
  isStaff: z.boolean(),
  isEmailConfirmed: z.boolean(),
  /** Reviews of this business that the caller found helpful, and those they reported that still wait. */
  helpful: z.array(z.uuid()),
  reported: z.array(z.uuid()),
});
export type ReviewViewerStatus = z.infer<typeof ReviewViewerStatus>;

export const readViewerStatus = defineCall({
  method: "GET",
  path: "/dir-review/standing",
  summary: "The caller's own review of a business, and what they may do there",
  query: z.strictObject({ businessId: BusinessId }),
  response: ReviewViewerStatus,
});

export const ItemReviewViewerStatus = z.strictObject({
  ...ReviewViewerStatus.shape,
  itemId: ItemId,
  /** True when the caller bought the item and it arrived or was picked up; only then can they review it. */
  hasReceived: z.boolean(),
});
export type ItemReviewViewerStatus = z.infer<typeof ItemReviewViewerStatus>;

export const readItemViewerStatus = defineCall({
  method: "GET",
  path: "/marketplace/items/:itemId/reviews/standing",
  summary: "The caller's own review of an item, and what they may do there",
  params: z.strictObject({ itemId: ItemKey }),
  response: ItemReviewViewerStatus,
});

const ReplyBody = shortText(replyMaxLength, {
  required: reviewCopy.replyRequired,
  tooLong: `Please use ${replyMaxLength} characters or fewer.`,
});

export const replyToReview = defineCall({
  method: "PUT",
  path: "/dir-review/:id/reply",
  summary: "Reply to a review, or change the reply (owner or editor of the business)",
  params,
  body: z.strictObject({ body: ReplyBody }),
  response: PublicReview,
});

export const deleteReply = defineCall({
  method: "DELETE",
  path: "/dir-review/:id/reply",
  summary: "Take the reply off a review (owner or editor of the business)",
  params,
  status: 204,
  response: noContent,
});

export const reportReview = defineCall({
  method: "POST",
  path: "/dir-review/:id/reports",
  summary: "Tell the team that something is wrong with a review",
  params,
  body: ContentReport,
  status: 201,
  response: z.strictObject({ message: z.string() }),
});

export const markHelpful = defineCall({
  method: "PUT",
  path: "/dir-review/:id/helpful",
  summary: "Say that somebody else's review helped",
  params,
  response: z.strictObject({ helpfulCount: z.int() }),
});

export const unmarkHelpful = defineCall({
  method: "DELETE",
  path: "/dir-review/:id/helpful",
  summary: "Take that back",
  params,
  response: z.strictObject({ helpfulCount: z.int() }),
});

export const stopReviewInvitations = defineCall({
  method: "POST",
  path: "/dir-review/invitations/stop",
  summary: "Stop invitations to write reviews, with the token from any of them",
  body: z.strictObject({ token: LinkToken }),
  response: z.strictObject({ message: z.string() }),
});
