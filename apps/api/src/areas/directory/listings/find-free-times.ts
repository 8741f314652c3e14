import type { FreeTimes } from "@boab/contracts/directory/search";
import type { Db } from "#platform/db/db.ts";
import { findFreeDays } from "./free-times.repository.ts";
import { toFreeTimes } from "./free-times.rules.ts";
import { type ListingSearch, toTsquery } from "./listing-filters.repository.ts";

/** Only the public list shows times: whoever manages a listing has its calendar. */
export async function findFreeTimes(
  db: Db,
  { audience, free, words }: ListingSearch,
  rows: { id: string }[],
): Promise<ReadonlyMap<string, FreeTimes | null>> {
  if (audience.kind !== "public" || !free) return new Map();
  const ids = rows.map(({ id }) => id);
  const days = await findFreeDays(db, ids, free, words && toTsquery(words));
  const daysByListing = Map.groupBy(days, ({ businessId }) => businessId);
  return new Map(
    Array.from(daysByListing, ([id, freeDays]) => [id, toFreeTimes(freeDays, free)] as const),
  );
}
