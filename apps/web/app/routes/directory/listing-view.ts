import { readBusinessForEditing } from "@boab/contracts/directory/businesses";
import { viewBusiness } from "#areas/directory/business/view-business.server.ts";
import { listingViewResource } from "#areas/directory/editing/read-view.ts";
import { api } from "#lib/api/api.server.ts";
import { makeResourceResponse } from "#lib/api/resource.ts";
import { PRIVATE_CACHE_CONTROL } from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";
import type { Route } from "./+types/listing-view.ts";

/** A fresh view of a listing for someone who has just changed it. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const business = await api(request).load(readBusinessForEditing, { params: { id: params.slug } });
  const view = viewBusiness(business, {
    now: new Date(),
    origin: config.publicOrigin,
    map: config.map,
  });
  return makeResourceResponse(listingViewResource, view, {
    "cache-control": PRIVATE_CACHE_CONTROL,
  });
}
