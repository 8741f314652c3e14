import { listBusinesses } from "@boab/contracts/directory/calls.generated";
import { getItems } from "@boab/contracts/marketplace/calls.generated";
import { browserApi } from "#lib/api/browser-api.ts";
import { formatMoney } from "#lib/format/format.ts";

export interface FoundCard {
  kind: "businessCard" | "itemCard";
  id: string;
  name: string;
  detail: string;
}

const most = "6";

/** Businesses and items whose words match; one of the two may be closed to this person or not answer. */
export async function findCards(q: string, signal: AbortSignal): Promise<FoundCard[]> {
  const [items, businesses] = await Promise.allSettled([
    browserApi.call(getItems, { query: { q, limit: most }, signal }),
    browserApi.call(listBusinesses, { query: { q, limit: most }, signal }),
  ]);
  signal.throwIfAborted();
  if (items.status === "rejected" && businesses.status === "rejected") throw businesses.reason;
  return [
    ...(items.status === "fulfilled" ? items.value.data : [])
      .slice(0, Number(most))
      .map((item) => ({
        kind: "itemCard" as const,
        id: item.sku,
        name: item.name,
        detail: `${item.storeName}, ${formatMoney(Math.round(item.price * 100))}`,
      })),
    ...(businesses.status === "fulfilled" ? businesses.value.data : []).map((listing) => ({
      kind: "businessCard" as const,
      id: listing.id,
      name: listing.businessName,
      detail: [listing.category, [listing.city, listing.state].filter(Boolean).join(" ")]
        .filter(Boolean)
        .join(", "),
    })),
  ];
}
