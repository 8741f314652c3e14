import { newsletterCopy } from "@boab/contracts/outreach/copy";
import { useState } from "react";
import { useActionData } from "react-router";
import { submitToken } from "#areas/outreach/newsletter.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { makeTokenAction } from "./token-page.server.ts";
import { TokenPage } from "./token-page.tsx";

export { headers, loader } from "./token-page.server.ts";

export const meta = () =>
  buildPageMeta({ title: "Confirm your email", path: "/newsletter/confirm", isIndexed: false });

export const action = makeTokenAction((request, token) => submitToken(request, token, "confirm"));

export default function Confirm() {
  const firstResult = useActionData<typeof action>();
  const [isDone, setDone] = useState(firstResult?.ok === true);
  return (
    <TokenPage
      title={isDone ? "You're subscribed" : "Confirm your email"}
      lead={isDone ? undefined : "Confirm your subscription to get our next newsletter."}
      onDone={() => setDone(true)}
      question="Send our fortnightly newsletter to this email?"
      button="Confirm subscription"
      pendingLabel="Confirming"
      done={newsletterCopy.confirmed}
      expired={{
        text: newsletterCopy.linkExpired,
        label: "Subscribe again",
        to: "/newsletter/subscribe",
      }}
    />
  );
}
