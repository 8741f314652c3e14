// Written by `npm run gen calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as reviews from "./reviews.ts";

export const createItemReview: BrowserCall<typeof reviews.createItemReview> = { method: "POST", path: "/marketplace/items/:itemId/reviews" };
export const createReview: BrowserCall<typeof reviews.createReview> = { method: "POST", path: "/dir-review/create" };
export const deleteReply: BrowserCall<typeof reviews.deleteReply> = { method: "DELETE", path: "/dir-review/:id/reply" };
export const deleteReview: BrowserCall<typeof reviews.deleteReview> = { method: "DELETE", path: "/dir-review/delete/:id" };
export const listItemReviews: BrowserCall<typeof reviews.listItemReviews> = { method: "GET", path: "/marketplace/items/:itemId/reviews" };
export const listReviews: BrowserCall<typeof reviews.listReviews> = { method: "GET", path: "/dir-review/get-all" };
export const markHelpful: BrowserCall<typeof reviews.markHelpful> = { method: "PUT", path: "/dir-review/:id/helpful" };
export const readItemViewerStatus: BrowserCall<typeof reviews.readItemViewerStatus> = { method: "GET", path: "/marketplace/items/:itemId/reviews/standing" };
export const readViewerStatus: BrowserCall<typeof reviews.readViewerStatus> = { method: "GET", path: "/dir-review/standing" };
export const replyToReview: BrowserCall<typeof reviews.replyToReview> = { method: "PUT", path: "/dir-review/:id/reply" };
export const reportReview: BrowserCall<typeof reviews.reportReview> = { method: "POST", path: "/dir-review/:id/reports" };
export const stopReviewInvitations: BrowserCall<typeof reviews.stopReviewInvitations> = { method: "POST", path: "/dir-review/invitations/stop" };
export const unmarkHelpful: BrowserCall<typeof reviews.unmarkHelpful> = { method: "DELETE", path: "/dir-review/:id/helpful" };
export const updateReview: BrowserCall<typeof reviews.updateReview> = { method: "PUT", path: "/dir-review/update/:id" };
