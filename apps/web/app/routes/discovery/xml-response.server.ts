/** Kept longer than a page: search engines come back in days, not in minutes. */
export const xmlResponse = (xml: string): Response =>
  new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=600, stale-while-revalidate=86400",
    },
  });
