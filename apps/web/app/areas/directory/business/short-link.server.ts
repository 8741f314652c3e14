import { resolveSlug } from "@boab/contracts/directory/businesses";
import { BusinessKey } from "@boab/contracts/directory/listing-fields";
import { type ApiClient, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { listingPath } from "../listing-card.ts";

/** Resolves `/{slug}` to the listing with this current or former slug. */
export async function findListingByShortLink(
  slug: string,
  client: Pick<ApiClient, "call">,
): Promise<string | undefined> {
  if (!BusinessKey.safeParse(slug).success) return undefined;
  try {
    const response = await client.call(resolveSlug, { params: { slug: slug.toLowerCase() } });
    // A deleted listing leaves the short link to a member's handle.
    return response.kind === "gone" ? undefined : listingPath(response.slug);
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return undefined;
    throw toBoundaryError(error);
  }
}
