import type { ReviewsDeps } from "../deps.ts";
import { getReviewsPath } from "../reviews/review.rules.ts";
import { reviewInvitationEmail } from "./invitation-email.ts";
import { findInvitedVisit } from "./invitations.repository.ts";

type Deps = Pick<ReviewsDeps, "db" | "sendSecretMail" | "publicOrigin">;

/** Emails one invitation. It is checked again here, because the customer may have left or opted out meanwhile. */
export async function sendInvitation(
  { db, sendSecretMail, publicOrigin }: Deps,
  bookingId: string,
): Promise<void> {
  const visit = await findInvitedVisit(db, bookingId);
  if (!visit) return;
  const { email: to, businessName, slug } = visit;
  await sendSecretMail({
    email: reviewInvitationEmail,
    key: `${reviewInvitationEmail.kind}:${bookingId}`,
    to,
    makeData: async () => ({
      businessName,
      url: `${publicOrigin}${getReviewsPath(slug)}?write=1`,
    }),
  });
}
