import { cover } from "@boab/art";
import { parseListingFromPath } from "#areas/directory/drawn-listing.server.ts";
import {
  type ListingPictureShape,
  listingPictureShapes,
} from "#areas/directory/listing-picture.ts";
import { findPictureSubject } from "#areas/directory/listing-subject.server.ts";
import { makeSvgResponse } from "#lib/http/svg-response.server.ts";
import type { Route } from "./+types/listing-picture.ts";

const isShape = (shape: string): shape is ListingPictureShape =>
  Object.hasOwn(listingPictureShapes, shape);

/** A drawing based on the listing's slug, without a database lookup. */
export function loader({ params }: Route.LoaderArgs) {
  const listing = parseListingFromPath(params.category, params.file, "svg");
  if (!listing || !isShape(params.shape)) {
    throw new Response("Not found", { status: 404 });
  }
  const { width, height } = listingPictureShapes[params.shape];
  const options = params.shape === "tall" ? { hy: 0.62 } : {};
  return makeSvgResponse(cover(findPictureSubject(listing), listing.slug, width, height, options));
}
