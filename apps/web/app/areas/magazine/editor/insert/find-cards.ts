import { toCents } from "@boab/contracts/common/dollars";
import { listBusinesses } from "@boab/contracts/directory/calls.generated";
import { getItems } from "@boab/contracts/marketplace/calls.generated";
import { formatMoney } from "@boab/format/money";
import { type BrowserApi, browserApi } from "#lib/api/browser-api.ts";

export interface FoundCard {
  kind: "businessCard" | "itemCard";
  id: string;
  name: string;
  detail: string;
}

const maxPerGroup = 6;

/**
 * Searches businesses and items; if one of the two searches fails, the other is still shown. The group with more
 * matching names comes first.
 */
export async function findCards(
  q: string,
  signal: AbortSignal,
  api: Pick<BrowserApi, "call"> = browserApi,
): Promise<FoundCard[]> {
  const [items, businesses] = await Promise.allSettled([
    api.call(getItems, { query: { q, ps: "8" }, signal }),
    api.call(listBusinesses, { query: { q, limit: String(maxPerGroup) }, signal }),
  ]);
  signal.throwIfAborted();
  if (items.status === "rejected" && businesses.status === "rejected") throw businesses.reason;
  const itemCards = (items.status === "fulfilled" ? items.value.data : [])
    .slice(0, maxPerGroup)
    .map((item) => ({
      kind: "itemCard" as const,
      id: item.sku,
      name: item.name,
      detail: `${item.storeName}, ${formatMoney(toCents(item.price))}`,
    }));
  const businessCards = (businesses.status === "fulfilled" ? businesses.value.data : []).map(
    (listing) => ({
      kind: "businessCard" as const,
      id: listing.id,
      name: listing.businessName,
      detail: [listing.category, [listing.city, listing.state].filter(Boolean).join(" ")]
        .filter(Boolean)
        .join(", "),
    }),
  );
  return countNameMatches(businessCards, q) > countNameMatches(itemCards, q)
    ? [...businessCards, ...itemCards]
    : [...itemCards, ...businessCards];
}

function countNameMatches(cards: FoundCard[], q: string): number {
  const words = q.toLowerCase().split(/\s+/);
  return cards.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .length;
}
