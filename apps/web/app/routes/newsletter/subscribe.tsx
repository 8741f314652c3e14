import type { ActionFunctionArgs } from "react-router";
import { useActionData } from "react-router";
import { submitSubscription } from "#areas/outreach/newsletter.server.ts";
import { SubscribeForm } from "#areas/outreach/subscribe-form.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import { publicHeaders } from "#lib/http/cache.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";

export const headers = publicHeaders;

export const meta = () =>
  buildPageMeta({
    title: "Newsletter",
    description: "New African-owned businesses near you, once a fortnight.",
    path: "/newsletter/subscribe",
  });

export const action = ({ request }: ActionFunctionArgs) => submitSubscription(request);

export default function Subscribe() {
  const result = useActionData<typeof action>();
  return (
    <NewsletterFrame
      title="New businesses, once a fortnight"
      lead="Who's opened, who's hiring and what's worth the drive. We'll email you a link to confirm, so nobody else can sign you up."
    >
      <SubscribeForm firstResult={result} />
    </NewsletterFrame>
  );
}
