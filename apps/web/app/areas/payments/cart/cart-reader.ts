import { mostLines, mostOfOne } from "@boab/contracts/payments/cart-limits";
import type { CartItem } from "@boab/contracts/payments/payments";
import { createValueStore } from "#lib/browser/value-store.ts";

/** Only what identifies a price, and how many: names, amounts and payees are the server's to say (P11). */
export interface Cart {
  items: readonly CartItem[];
  /** What somebody left for the provider's page to pay. */
  paying: { paymentId: string; items: readonly CartItem[] } | null;
}

const key = "boab.cart";
const empty: Cart = { items: [], paying: null };

/** A cart kept in the browser, for all its tabs. Changes are made by the cart's store, which is loaded when needed. */
export function createCartReader(storage: () => Storage) {
  const store = createValueStore<Cart>(empty);
  let askPort = false;

  /** A browser may forbid storage; then the cart lasts as long as the page. */
  function load(): Cart {
    const stored = inStorage(() => storage().getItem(key));
    if (stored !== undefined && stored !== JSON.stringify(store.get())) store.set(parse(stored));
    return store.get();
  }

  return {
    get: store.get,
    load,
    subscribe(listener: () => void) {
      load();
      if (!askPort) window.addEventListener("storage", load);
      askPort = true;
      return store.subscribe(listener);
    },
    save(cart: Cart) {
      store.set(cart);
      inStorage(() => storage().setItem(key, JSON.stringify(cart)));
    },
  };
}

export type CartReader = ReturnType<typeof createCartReader>;

function inStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Anybody can write into their own storage, an older version of this page too. */
function parse(stored: string | null): Cart {
  if (stored === null) return empty;
  const found = inStorage(() => JSON.parse(stored) as Partial<Cart> | null);
  const paying = found?.paying;
  return {
    items: itemsIn(found?.items),
    paying:
      typeof paying?.paymentId === "string"
        ? { paymentId: paying.paymentId, items: itemsIn(paying.items) }
        : null,
  };
}

const itemsIn = (found: unknown): CartItem[] =>
  Array.isArray(found) ? found.filter(isItem).map(onlyItem).slice(0, mostLines) : [];

const onlyItem = ({ businessId, pricingId, quantity }: CartItem): CartItem => ({
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
    (quantity ?? 0) <= mostOfOne
  );
}
