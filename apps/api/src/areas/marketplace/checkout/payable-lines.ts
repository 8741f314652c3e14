import type { PricedLine } from "#areas/payments/index.ts";
import type { StoreCart } from "../cart/view-cart.ts";

/** The lines that the provider's page shows for one store: its items and its delivery. */
export function toPayableLines({ store, lines, chosen }: StoreCart): (PricedLine & {
  quantity: number;
})[] {
  const seller = {
    payeeId: store.sellerId,
    sellerName: store.storeName,
    sellerPath: `/marketplace/stores/${store.slug}`,
  };
  const bought = lines.map(({ variantId, name, priceCents, quantity, ...options }) => ({
    ...seller,
    reference: variantId,
    title: [name, options.size, options.color, options.type]
      .filter(Boolean)
      .join(", ")
      .slice(0, 200),
    unitCents: priceCents,
    quantity,
  }));
  if (!chosen || chosen.cents === 0) return bought;
  const title = `Delivery: ${chosen.courier}, ${chosen.service}`;
  return [
    ...bought,
    { ...seller, reference: "delivery", title, unitCents: chosen.cents, quantity: 1 },
  ];
}
