import { followSlug } from "@boab/contracts/directory/businesses";
import { BusinessKey } from "@boab/contracts/directory/listing-fields";
import { type ApiClient, forBoundary } from "#lib/api.server.ts";
import { ApiError } from "#lib/errors.ts";
import { listingPath } from "../listing-card.ts";

/** `/{slug}` on a flyer: the listing's page, if the word is or was a listing's address. */
export async function listingBehind(
  word: string,
  calls: Pick<ApiClient, "call">,
): Promise<string | undefined> {
  if (!BusinessKey.safeParse(word).success) return undefined;
  try {
    const answer = await calls.call(followSlug, { params: { slug: word.toLowerCase() } });
    // What is gone leaves the word to a person's handle.
    return answer.kind === "gone" ? undefined : listingPath(answer.slug);
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return undefined;
    throw forBoundary(error);
  }
}
