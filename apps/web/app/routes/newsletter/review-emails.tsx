import { reviewPageTexts } from "@boab/contracts/reviews/texts";
import { type ActionFunctionArgs, useActionData, useLoaderData } from "react-router";
import { stopInvitations } from "#areas/reviews/stop-invitations.server.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";
import type { loader } from "./token-page.ts";
import { TokenPanel } from "./token-panel.tsx";

export { clientAction, headers, loader } from "./token-page.ts";

export const meta = () =>
  pageMeta({ title: "Review emails", path: "/directory/review-emails", isIndexed: false });

export const action = ({ request }: ActionFunctionArgs) => stopInvitations(request);

export default function ReviewEmails() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <NewsletterFrame title="Review emails" lead="No need to log in or give a reason.">
      <TokenPanel
        token={token}
        firstResult={useActionData<typeof action>()}
        question="Stop getting emails that ask you to review a visit?"
        button="Unsubscribe"
        pendingLabel="Stopping"
        done={reviewPageTexts.stopped}
        expired={{
          text: reviewPageTexts.stopLinkGone,
          label: "Contact us",
          to: "/contact-us",
        }}
      />
    </NewsletterFrame>
  );
}
