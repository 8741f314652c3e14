import { cover } from "@boab/art";
import { StoreSlug } from "@boab/contracts/marketplace/store-fields";
import { subjectOfStore } from "#areas/marketplace/stores/drawn-header.ts";
import { svgResponse } from "#lib/http/svg-response.server.ts";
import type { Route } from "./+types/store-header.ts";

/** A drawing based on the store's address, without a database lookup. */
export function loader({ params }: Route.LoaderArgs) {
  const slug = StoreSlug.safeParse(params.file.replace(/\.svg$/, ""));
  if (!slug.success || !params.file.endsWith(".svg"))
    throw new Response("Not found", { status: 404 });
  return svgResponse(cover(subjectOfStore(slug.data), slug.data, 1360, 378));
}
