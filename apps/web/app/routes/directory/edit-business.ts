import { readBusinessForEditing } from "@boab/contracts/directory/businesses";
import { redirect } from "react-router";
import { listingPath } from "#areas/directory/listing-card.ts";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { pageNotFoundPath } from "#lib/session/redirect.ts";
import { loadCurrentProfile } from "#lib/session/session.server.ts";
import { requireMember } from "#shell/guards.server.ts";
import type { Route } from "./+types/edit-business.ts";

/** Listings are edited on their own page; this specified URL redirects there (DIR-DET-11). */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  requireMember(await loadCurrentProfile(request), url);
  const slug = await api(request)
    .call(readBusinessForEditing, { params: { id: params.id } })
    .then((business) => business.slug)
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500) return null;
      throw toBoundaryError(error);
    });
  throw redirect(slug === null ? pageNotFoundPath : `${listingPath(slug)}?edit=info`);
}
