/** Cached by browsers for a day and then revalidated in the background. */
export const makeSvgResponse = (picture: string): Response =>
  new Response(picture, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
