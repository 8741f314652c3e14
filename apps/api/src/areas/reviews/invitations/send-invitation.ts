import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { ReviewsDeps } from "../deps.ts";
import { getReviewsPath } from "../reviews/review.rules.ts";
import { reviewInvitationEmail } from "./invitation-email.ts";
import { findInvitedVisit, saveStopTokenHash } from "./invitations.repository.ts";

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
    headers: ({ stopUrl }) => ({ "List-Unsubscribe": `<${stopUrl}>` }),
    async makeData() {
      const token = makeToken();
      await inTransaction(db, (tx) => saveStopTokenHash(tx, bookingId, hashToken(token)));
      return {
        businessName,
        url: `${publicOrigin}${getReviewsPath(slug)}?write=1`,
        stopUrl: `${publicOrigin}/directory/review-emails?token=${token}`,
      };
    },
  });
}
