import { LISTING_PAGE } from "#lib/http/cache.ts";

/** A listing that is hidden leaves the sitemap as soon as it leaves the pages. */
export const xmlResponse = (xml: string): Response =>
  new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": LISTING_PAGE,
    },
  });
