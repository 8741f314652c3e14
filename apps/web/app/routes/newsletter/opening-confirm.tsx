import { launchReminderCopy } from "@boab/contracts/outreach/copy";
import { submitToken } from "#areas/outreach/newsletter.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { makeTokenAction } from "./token-page.server.ts";
import { TokenPage } from "./token-page.tsx";

export { headers, loader } from "./token-page.server.ts";

export const meta = () =>
  buildPageMeta({ title: "Confirm your email", path: "/opening/confirm", isIndexed: false });

export const action = makeTokenAction((request, token) =>
  submitToken(request, token, "confirm-reminder"),
);

export default function OpeningConfirm() {
  return (
    <TokenPage
      title="Confirm your email"
      lead={launchReminderCopy.consent}
      question="Send one email to this address when it opens?"
      button="Tell me when it opens"
      pendingLabel="Confirming"
      done={launchReminderCopy.confirmed}
      expired={{
        text: launchReminderCopy.linkExpired,
        label: "Go to the home page",
        to: "/",
      }}
    />
  );
}
