/** A drawn picture, kept by browsers for a day and renewed in the background after that. */
export const svgResponse = (picture: string): Response =>
  new Response(picture, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
