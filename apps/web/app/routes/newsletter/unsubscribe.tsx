import { newsletterCopy } from "@boab/contracts/outreach/copy";
import { submitToken } from "#areas/outreach/newsletter.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { makeTokenAction } from "./token-page.server.ts";
import { TokenPage } from "./token-page.tsx";

export { headers, loader } from "./token-page.server.ts";

export const meta = () =>
  buildPageMeta({ title: "Unsubscribe", path: "/newsletter/unsubscribe", isIndexed: false });

export const action = makeTokenAction((request, token) => submitToken(request, token, "leave"));

export default function Unsubscribe() {
  return (
    <TokenPage
      title="Unsubscribe"
      lead="No need to log in or give a reason."
      question="Stop getting our fortnightly newsletter?"
      button="Unsubscribe"
      pendingLabel="Stopping"
      done={newsletterCopy.left}
      expired={{
        text: "This link is no longer valid. Use the one in our latest newsletter, or contact us and we'll take you off the list.",
        label: "Contact us",
        to: "/contact-us",
      }}
    />
  );
}
