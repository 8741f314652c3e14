import { memberBanned, memberUnbanned } from "#areas/accounts/index.ts";
import { type Reaction, react } from "#platform/events/facts.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import type { ReviewsDeps } from "./deps.ts";
import { reviewInvitationEmail } from "./invitations/invitation-email.ts";
import { inviteVisitorsTask, sendInvitationTask } from "./invitations/invitations.tasks.ts";
import { inviteVisitors } from "./invitations/invite-visitors.ts";
import { sendInvitation } from "./invitations/send-invitation.ts";
import { reviewReplyEmail } from "./replies/reply-email.ts";
import { followAuthor } from "./reviews/follow-author.ts";

export { reviewsPersonalData } from "./personal-data.ts";
export { mayUploadReviewPhotos } from "./photos/may-upload-photos.ts";
export { reviewSubject } from "./reviews/review-subject.ts";
export { reviewRoutes } from "./reviews/reviews.routes.ts";
export type { ReviewsDeps };

export const reviewEmails: EmailPreview[] = [reviewReplyEmail, reviewInvitationEmail];

export const reviewTasks = (deps: ReviewsDeps): TaskHandler[] => [
  handleTask(inviteVisitorsTask, () => inviteVisitors(deps)),
  handleTask(sendInvitationTask, ({ bookingId }) => sendInvitation(deps, bookingId)),
];

/** What a banned person wrote is hidden for as long. */
export const reviewReactions = (deps: Pick<ReviewsDeps, "db">): Reaction[] => [
  react(memberBanned, "reviews", ({ userId }) => followAuthor(deps, userId)),
  react(memberUnbanned, "reviews", ({ userId }) => followAuthor(deps, userId)),
];
