import { reviewCopy } from "@boab/contracts/reviews/copy";
import { stopInvitations } from "#areas/reviews/stop-invitations.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { makeTokenAction } from "./token-page.server.ts";
import { TokenPage } from "./token-page.tsx";

export { headers, loader } from "./token-page.server.ts";

export const meta = () =>
  buildPageMeta({ title: "Review emails", path: "/directory/review-emails", isIndexed: false });

export const action = makeTokenAction(stopInvitations);

export default function StopReviewEmails() {
  return (
    <TokenPage
      title="Review emails"
      lead="No need to log in or give a reason."
      question="Stop getting emails that ask you to review a visit?"
      button="Unsubscribe"
      pendingLabel="Stopping"
      done={reviewCopy.stopped}
      expired={{
        text: reviewCopy.stopLinkGone,
        label: "Contact us",
        to: "/contact-us",
      }}
    />
  );
}
