import { maxListingCartLines, maxListingLineQuantity } from "@boab/contracts/payments/cart-limits";
import type { CartItem } from "@boab/contracts/payments/payments";
import type { Cart, CartReader } from "./cart-reader.ts";

export type PriceReference = Omit<CartItem, "quantity">;

/** Each change applies to the stored cart, which another tab may have changed. */
export function createCartStore({ load, save }: CartReader) {
  const change = (next: (cart: Cart) => Cart) => save(next(load()));
  const changeItems = (next: (items: readonly CartItem[]) => readonly CartItem[]) =>
    change((cart) => ({ ...cart, items: next(cart.items) }));

  return {
    /** False when the cart is full. */
    add({ businessId, pricingId }: PriceReference): boolean {
      const { items } = load();
      const quantity = (items.find((item) => item.pricingId === pricingId)?.quantity ?? 0) + 1;
      if (
        quantity > maxListingLineQuantity ||
        (quantity === 1 && items.length >= maxListingCartLines)
      )
        return false;
      changeItems((before) =>
        quantity === 1
          ? [...before, { businessId, pricingId, quantity }]
          : withQuantity(before, pricingId, quantity),
      );
      return true;
    },
    setQuantity: (pricingId: string, quantity: number) =>
      changeItems((items) =>
        withQuantity(items, pricingId, Math.min(Math.max(quantity, 1), maxListingLineQuantity)),
      ),
    remove: (pricingId: string) =>
      changeItems((items) => items.filter((item) => item.pricingId !== pricingId)),
    startPaying: (paymentId: string) =>
      change(({ items }) => ({ items, paying: { paymentId, items } })),
    /** Removes what was paid and retains what was added since. False if the payment wasn't for this cart. */
    finishPaying(paymentId: string): boolean {
      const { paying } = load();
      if (paying?.paymentId !== paymentId) return false;
      change(({ items }) => ({ items: without(items, paying.items), paying: null }));
      return true;
    },
  };
}

const withQuantity = (items: readonly CartItem[], pricingId: string, quantity: number) =>
  items.map((item) => (item.pricingId === pricingId ? { ...item, quantity } : item));

const without = (items: readonly CartItem[], paid: readonly CartItem[]) =>
  items.flatMap((item) => {
    const bought = paid.find(({ pricingId }) => pricingId === item.pricingId)?.quantity ?? 0;
    return item.quantity > bought ? [{ ...item, quantity: item.quantity - bought }] : [];
  });
