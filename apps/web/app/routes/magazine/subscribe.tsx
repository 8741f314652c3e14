import { magazineSubscribePath } from "#areas/magazine/paths.ts";
import { SubscribeForm } from "#areas/outreach/subscribe-form.tsx";
import { buildPageMeta } from "#lib/format/meta.ts";
import { publicHeaders } from "#lib/http/cache.ts";
import { NewsletterFrame } from "../newsletter/newsletter-frame.tsx";

export const headers = publicHeaders;

export const meta = () =>
  buildPageMeta({
    title: "Subscribe to Wellbeing",
    description: "New articles and new African-owned businesses, once a fortnight.",
    path: magazineSubscribePath,
  });

/** Where Subscribe Now leads (MAG-01); one list for the whole site. */
export default function MagazineSubscribe() {
  return (
    <NewsletterFrame
      title="Wellbeing in your inbox"
      lead="New articles, new businesses and the occasional recipe, once a fortnight. We'll email you a link to confirm, so nobody else can sign you up."
    >
      <SubscribeForm />
    </NewsletterFrame>
  );
}
