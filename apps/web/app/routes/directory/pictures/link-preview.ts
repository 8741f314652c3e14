import { cover } from "@boab/art";
import { parseListingFromPath } from "#areas/directory/drawn-listing.server.ts";
import { findPictureSubject } from "#areas/directory/listing-subject.server.ts";
import type { Route } from "./+types/link-preview.ts";
import { drawPng } from "./draw-png.server.ts";

/** The image for link previews, which can't render SVG. */
export async function loader({ params }: Route.LoaderArgs) {
  const listing = parseListingFromPath(params.category, params.file, "png");
  if (!listing) throw new Response("Not found", { status: 404 });
  const picture = await drawPng(cover(findPictureSubject(listing), listing.slug, 1200, 630));
  if (!picture) {
    throw new Response("Busy", { status: 503, headers: { "Retry-After": "30" } });
  }
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
}
