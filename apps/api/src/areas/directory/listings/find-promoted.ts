import type { CallResponse } from "@boab/contracts/common/call";
import type {
  findPromoted as findPromotedCall,
  PromotedQuery,
} from "@boab/contracts/directory/search";
import { getLocalDate } from "@boab/contracts/directory/special-days";
import { promotedPlans } from "@boab/contracts/payments/plans";
import { visitor } from "#platform/http/actor.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findFreeTimes } from "./find-free-times.ts";
import { toCard } from "./listing-card.rules.ts";
import { getMinuteByZone } from "./opening.rules.ts";
import { findPromotedListing } from "./promoted.repository.ts";
import { readSearch } from "./read-search.ts";
import { readWords } from "./search-words.ts";

/**
 * Anyone is shown one listing of an owner whose plan promotes it, marked as such, for what they search for. The results
 * themselves neither know of it nor change.
 */
export async function findPromoted(
  { db, clock }: Pick<DirectoryDeps, "db" | "clock">,
  query: PromotedQuery,
): Promise<CallResponse<typeof findPromotedCall>> {
  const now = clock();
  const { filters } = await readSearch(db, visitor, query, now);
  const words = await readWords(db, query.q ?? "", query.exact === "1");
  const search = { ...filters, words: words?.query };
  const row = await findPromotedListing(db, search, {
    plans: promotedPlans(),
    day: countDays(now),
  });
  if (!row) return { listing: null };
  const freeTimes = await findFreeTimes(db, search, [row]);
  return { listing: toCard(row, getMinuteByZone(now), now, freeTimes.get(row.id)) };
}

/** The number of the day, as days are counted in Sydney. */
const countDays = (now: Date) => Date.parse(getLocalDate(now, "Australia/Sydney")) / 86_400_000;
