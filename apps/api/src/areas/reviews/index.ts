import { memberBanned, memberUnbanned } from "#areas/accounts/index.ts";
import { type Subscriber, subscribe } from "#platform/events/events.ts";
import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import { reviewerStatusRoutes } from "./authors/authors.routes.ts";
import { syncAuthorVisibility } from "./authors/sync-author.ts";
import type { ReviewsDeps } from "./deps.ts";
import { helpfulRoutes } from "./helpful/helpful.routes.ts";
import { reviewInvitationEmail } from "./invitations/invitation-email.ts";
import { invitationRoutes } from "./invitations/invitations.routes.ts";
import { inviteToReviewTask, sendInvitationTask } from "./invitations/invitations.tasks.ts";
import { inviteToReview } from "./invitations/invite-visitors.ts";
import { sendInvitation } from "./invitations/send-invitation.ts";
import { replyRoutes } from "./replies/replies.routes.ts";
import { reviewReplyEmail } from "./replies/reply-email.ts";
import { reviewCoreRoutes } from "./reviews/reviews.routes.ts";

export { reviewsPersonalData } from "./personal-data.ts";
export { checkReviewPhotoTarget } from "./photos/may-upload-photos.ts";
export { readReviewSummary } from "./reviews/list-reviews.ts";
export { makeReviewSubject as reviewSubject } from "./reviews/review-subject.ts";
export type { ReviewsDeps };

export const reviewRoutes = (deps: ReviewsDeps): Route[] => [
  ...reviewCoreRoutes(deps),
  ...reviewerStatusRoutes(deps),
  ...replyRoutes(deps),
  ...helpfulRoutes(deps),
  ...invitationRoutes(deps),
];

export const reviewEmails: EmailPreview[] = [reviewReplyEmail, reviewInvitationEmail];

export const reviewTasks = (deps: ReviewsDeps): TaskHandler[] => [
  handleTask(inviteToReviewTask, () => inviteToReview(deps)),
  handleTask(sendInvitationTask, ({ bookingId }) => sendInvitation(deps, bookingId)),
];

/** The reviews of a banned person are hidden until the ban ends. */
export const reviewSubscribers = (deps: Pick<ReviewsDeps, "db">): Subscriber[] => [
  subscribe(memberBanned, "reviews", ({ userId }) => syncAuthorVisibility(deps, userId)),
  subscribe(memberUnbanned, "reviews", ({ userId }) => syncAuthorVisibility(deps, userId)),
];
