import { newsletterTexts } from "@boab/contracts/outreach/texts";
import { type ActionFunctionArgs, useActionData, useLoaderData } from "react-router";
import { submitToken } from "#areas/outreach/newsletter.server.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";
import type { loader } from "./token-page.ts";
import { TokenPanel } from "./token-panel.tsx";

export { clientAction, headers, loader } from "./token-page.ts";

export const meta = () =>
  pageMeta({ title: "Unsubscribe", path: "/newsletter/unsubscribe", isIndexed: false });

export const action = ({ request }: ActionFunctionArgs) => submitToken(request, "leave");

export default function Unsubscribe() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <NewsletterFrame title="Unsubscribe" lead="No need to log in or give a reason.">
      <TokenPanel
        token={token}
        firstResult={useActionData<typeof action>()}
        question="Stop getting our fortnightly newsletter?"
        button="Unsubscribe"
        pendingLabel="Stopping"
        done={newsletterTexts.left}
        expired={{
          text: "This link is no longer valid. Use the one in our latest newsletter, or contact us and we'll take you off the list.",
          label: "Contact us",
          to: "/contact-us",
        }}
      />
    </NewsletterFrame>
  );
}
