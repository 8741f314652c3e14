import { newsletterTexts } from "@boab/contracts/outreach/texts";
import { type ActionFunctionArgs, useActionData, useLoaderData } from "react-router";
import { submitToken } from "#areas/outreach/newsletter.server.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";
import type { loader } from "./token-page.ts";
import { TokenPanel } from "./token-panel.tsx";

export { clientAction, headers, loader } from "./token-page.ts";

export const meta = () =>
  pageMeta({ title: "Confirm your email", path: "/newsletter/confirm", isIndexed: false });

export const action = ({ request }: ActionFunctionArgs) => submitToken(request, "confirm");

export default function Confirm() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <NewsletterFrame
      title="Confirm your email"
      lead="Confirm your subscription to get our next newsletter."
    >
      <TokenPanel
        token={token}
        firstResult={useActionData<typeof action>()}
        question="Send our fortnightly newsletter to this email?"
        button="Confirm subscription"
        pendingLabel="Confirming"
        done={newsletterTexts.confirmed}
        expired={{
          text: newsletterTexts.linkExpired,
          label: "Subscribe again",
          to: "/newsletter/subscribe",
        }}
      />
    </NewsletterFrame>
  );
}
