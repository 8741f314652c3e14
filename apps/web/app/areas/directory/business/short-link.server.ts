import { resolveSlug } from "@boab/contracts/directory/businesses";
import { BusinessKey } from "@boab/contracts/directory/listing-fields";
import { type ApiClient, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { listingPath } from "../listing-card.ts";

/** Resolves `/{slug}` to the listing with this current or former slug. */
export async function findListingByShortLink(
  word: string,
  calls: Pick<ApiClient, "call">,
): Promise<string | undefined> {
  if (!BusinessKey.safeParse(word).success) return undefined;
  try {
    const response = await calls.call(resolveSlug, { params: { slug: word.toLowerCase() } });
    // A deleted listing leaves the short link to a member's handle.
    return response.kind === "gone" ? undefined : listingPath(response.slug);
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return undefined;
    throw forBoundary(error);
  }
}
