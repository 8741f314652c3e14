import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { ReviewsDeps } from "../deps.ts";
import { reviewsPath } from "../reviews/review.rules.ts";
import { reviewInvitationEmail } from "./invitation-email.ts";
import { findInvited, saveStopToken } from "./invitations.repository.ts";

type Deps = Pick<ReviewsDeps, "db" | "sendSecretMail" | "publicOrigin">;

/** Written when it is sent: by then the customer may have left, or want no more of these. */
export async function sendInvitation(
  { db, sendSecretMail, publicOrigin }: Deps,
  bookingId: string,
): Promise<void> {
  const visit = await findInvited(db, bookingId);
  if (!visit) return;
  const { email: to, businessName, slug } = visit;
  await sendSecretMail({
    email: reviewInvitationEmail,
    key: `${reviewInvitationEmail.kind}:${bookingId}`,
    to,
    headers: ({ stopUrl }) => ({ "List-Unsubscribe": `<${stopUrl}>` }),
    async makeFacts() {
      const token = makeToken();
      await inTransaction(db, (tx) => saveStopToken(tx, bookingId, hashToken(token)));
      return {
        businessName,
        url: `${publicOrigin}${reviewsPath(slug)}?write=1`,
        stopUrl: `${publicOrigin}/directory/review-emails?token=${token}`,
      };
    },
  });
}
