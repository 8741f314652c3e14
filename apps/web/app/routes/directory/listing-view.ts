import { readBusinessForEditing } from "@boab/contracts/directory/businesses";
import { viewBusiness } from "#areas/directory/business/view-business.server.ts";
import { api } from "#lib/api/api.server.ts";
import { PRIVATE_PAGE } from "#lib/http/cache.ts";
import { config } from "#lib/http/config.server.ts";
import type { Route } from "./+types/listing-view.ts";

/** A listing as its page shows it, fresh, for those who have just changed it. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const business = await api(request).load(readBusinessForEditing, { params: { id: params.slug } });
  const view = viewBusiness(business, {
    now: new Date(),
    origin: config.publicOrigin,
    mapStyleUrl: config.map.styleUrl,
  });
  return Response.json(view, { headers: { "cache-control": PRIVATE_PAGE } });
}
