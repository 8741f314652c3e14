import { LISTING_CACHE_CONTROL } from "#lib/http/cache.ts";

/** The TTL is the same as for listing pages, so that a hidden listing disappears from both at the same time. */
export const makeXmlResponse = (xml: string): Response =>
  new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": LISTING_CACHE_CONTROL,
    },
  });
