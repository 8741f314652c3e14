import { cover } from "@boab/art";
import { StoreSlug } from "@boab/contracts/marketplace/store-fields";
import { chooseDrawingSubject } from "#areas/marketplace/stores/drawn-header.ts";
import { makeSvgResponse } from "#lib/http/svg-response.server.ts";
import type { Route } from "./+types/store-header.ts";

/** Draws a header from the store's slug, without a database lookup. */
export function loader({ params }: Route.LoaderArgs) {
  const slug = StoreSlug.safeParse(params.file.replace(/\.svg$/, ""));
  if (!slug.success || !params.file.endsWith(".svg"))
    throw new Response("Not found", { status: 404 });
  return makeSvgResponse(cover(chooseDrawingSubject(slug.data), slug.data, 1360, 378));
}
