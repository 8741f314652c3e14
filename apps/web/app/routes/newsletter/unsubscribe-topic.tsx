import { unsubscribeCopy } from "@boab/contracts/outreach/copy";
import { submitToken } from "#areas/outreach/newsletter.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { makeTokenAction } from "./token-page.server.ts";
import { TokenPage } from "./token-page.tsx";

export { headers, loader } from "./token-page.server.ts";

export const meta = () =>
  buildPageMeta({ title: "Unsubscribe", path: "/emails/unsubscribe", isIndexed: false });

export const action = makeTokenAction((request, token) =>
  submitToken(request, token, "unsubscribe"),
);

export default function UnsubscribeTopic() {
  return (
    <TokenPage
      title="Unsubscribe"
      lead="No need to log in or give a reason."
      question="Stop getting emails like the one you came from?"
      button="Unsubscribe"
      pendingLabel="Stopping"
      done={unsubscribeCopy.done}
      expired={{ text: unsubscribeCopy.linkGone, label: "Contact us", to: "/contact-us" }}
    />
  );
}
