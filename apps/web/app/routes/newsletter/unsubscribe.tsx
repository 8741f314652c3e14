import { newsletterTexts } from "@boab/contracts/outreach/texts";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { actOnToken } from "#areas/outreach/newsletter.server.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";
import { privateHeaders, tokenOf } from "./private-page.ts";
import { TokenPanel } from "./token-panel.tsx";

export const headers = privateHeaders;

export const meta = () =>
  pageMeta({ title: "Leave the newsletter", path: "/newsletter/unsubscribe", isIndexed: false });

export const loader = ({ request }: LoaderFunctionArgs) => ({ token: tokenOf(request) });

export const action = ({ request }: ActionFunctionArgs) => actOnToken(request, "leave");

export default function Unsubscribe() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <NewsletterFrame title="Leave the newsletter" lead="No sign-in, no reasons asked.">
      <TokenPanel
        token={token}
        result={useActionData<typeof action>()}
        question="Stop the fortnightly letter to this address?"
        button="Stop the letters"
        pendingLabel="Stopping"
        done={newsletterTexts.left}
        expired={{
          text: "This link is no longer valid. Use the one in your newest letter, or tell us the address and we take it off the list.",
          label: "Write to us",
          to: "/contact-us",
        }}
      />
    </NewsletterFrame>
  );
}
