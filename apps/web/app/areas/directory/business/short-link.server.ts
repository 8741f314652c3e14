import { followSlug } from "@boab/contracts/directory/businesses";
import { BusinessKey } from "@boab/contracts/directory/listing-fields";
import { type ApiClient, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { listingPath } from "../listing-card.ts";

/** `/{slug}` on a flyer: the listing's page, if the word is or was a listing's address. */
export async function listingBehind(
  word: string,
  calls: Pick<ApiClient, "call">,
): Promise<string | undefined> {
  if (!BusinessKey.safeParse(word).success) return undefined;
  try {
    const response = await calls.call(followSlug, { params: { slug: word.toLowerCase() } });
    // What is gone leaves the word to a person's handle.
    return response.kind === "gone" ? undefined : listingPath(response.slug);
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return undefined;
    throw forBoundary(error);
  }
}
