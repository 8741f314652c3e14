import { type ListingCard, listBusinesses } from "@boab/contracts/directory/search";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";

/** Returns an empty list when the API is down, for pages that work without it. */
export async function loadListingsOrNone(client: ApiClient, count: number): Promise<ListingCard[]> {
  try {
    return (await client.call(listBusinesses, { query: { limit: String(count) } })).data;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
