import { cover } from "@boab/art";
import { listingOf } from "#areas/directory/drawn-listing.server.ts";
import {
  type ListingPictureShape,
  listingPictureShapes,
} from "#areas/directory/listing-picture.ts";
import { subjectOf } from "#areas/directory/listing-subject.server.ts";
import { svgResponse } from "#lib/http/svg-response.server.ts";
import type { Route } from "./+types/listing-picture.ts";

const isShape = (shape: string): shape is ListingPictureShape =>
  Object.hasOwn(listingPictureShapes, shape);

/** A drawing based on the listing's slug, without a database lookup. */
export function loader({ params }: Route.LoaderArgs) {
  const listing = listingOf(params.category, params.file, "svg");
  if (!listing || !isShape(params.shape)) {
    throw new Response("Not found", { status: 404 });
  }
  const { width, height } = listingPictureShapes[params.shape];
  const options = params.shape === "tall" ? { hy: 0.62 } : {};
  return svgResponse(cover(subjectOf(listing), listing.slug, width, height, options));
}
