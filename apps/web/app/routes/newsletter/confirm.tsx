import { newsletterTexts } from "@boab/contracts/outreach/texts";
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { submitToken } from "#areas/outreach/newsletter.server.ts";
import { orUnreachable } from "#lib/api/unreachable.ts";
import { pageMeta } from "#lib/format/meta.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";
import { privateHeaders, tokenOf } from "./private-page.ts";
import { TokenPanel } from "./token-panel.tsx";

export const headers = privateHeaders;

export const meta = () =>
  pageMeta({ title: "Confirm your email", path: "/newsletter/confirm", isIndexed: false });

export const loader = ({ request }: LoaderFunctionArgs) => ({ token: tokenOf(request) });

export const action = ({ request }: ActionFunctionArgs) => submitToken(request, "confirm");

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable<Awaited<ReturnType<typeof action>>>(args);

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
