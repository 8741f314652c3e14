import { maxListingCartLines, maxListingLineQuantity } from "@boab/contracts/payments/cart-limits";
import type { CartItem } from "@boab/contracts/payments/payments";
import { createValueStore } from "#lib/browser/value-store.ts";

/** The cart only stores price ids and quantities: names, amounts and payees come from the server (P11). */
export interface Cart {
  items: readonly CartItem[];
  /** Set when the buyer has left for the provider's page to pay. */
  paying: { paymentId: string; items: readonly CartItem[] } | null;
}

const key = "boab.cart";
const emptyCart: Cart = { items: [], paying: null };

/**
 * Reads a cart that all tabs of the browser share. Changes go through the cart's store, which is loaded when needed.
 */
export function createCartReader(storage: () => Storage) {
  const store = createValueStore<Cart>(emptyCart);
  let isListening = false;

  /** A browser may forbid storage; then the cart lasts as long as the page. */
  function load(): Cart {
    const stored = tryStorage(() => storage().getItem(key));
    if (stored !== undefined && stored !== JSON.stringify(store.get())) store.set(parse(stored));
    return store.get();
  }

  return {
    get: store.get,
    load,
    subscribe(listener: () => void) {
      load();
      if (!isListening) window.addEventListener("storage", load);
      isListening = true;
      return store.subscribe(listener);
    },
    save(cart: Cart) {
      store.set(cart);
      tryStorage(() => storage().setItem(key, JSON.stringify(cart)));
    },
  };
}

export type CartReader = ReturnType<typeof createCartReader>;

function tryStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Storage isn't trusted: people can edit it, and an older version of this page may have written it. */
function parse(stored: string | null): Cart {
  if (stored === null) return emptyCart;
  const found = tryStorage(() => JSON.parse(stored) as Partial<Cart> | null);
  const paying = found?.paying;
  return {
    items: readItems(found?.items),
    paying:
      typeof paying?.paymentId === "string"
        ? { paymentId: paying.paymentId, items: readItems(paying.items) }
        : null,
  };
}

const readItems = (found: unknown): CartItem[] =>
  Array.isArray(found) ? found.filter(isItem).map(toCartItem).slice(0, maxListingCartLines) : [];

const toCartItem = ({ businessId, pricingId, quantity }: CartItem): CartItem => ({
  businessId,
  pricingId,
  quantity,
});

function isItem(found: unknown): found is CartItem {
  const { businessId, pricingId, quantity } = (found ?? {}) as Partial<CartItem>;
  return (
    typeof businessId === "string" &&
    typeof pricingId === "string" &&
    Number.isInteger(quantity) &&
    (quantity ?? 0) >= 1 &&
    (quantity ?? 0) <= maxListingLineQuantity
  );
}
