import { mostLines, mostOfOne } from "@boab/contracts/payments/cart-limits";
import type { CartItem } from "@boab/contracts/payments/payments";
import { createValueStore } from "#lib/browser/value-store.ts";

export type PriceReference = Omit<CartItem, "quantity">;

/** Only what identifies a price, and how many: names, amounts and payees are the server's to say (P11). */
interface Cart {
  items: readonly CartItem[];
  /** What somebody left for the provider's page to pay. */
  paying: { paymentId: string; items: readonly CartItem[] } | null;
}

const key = "boab.cart";
const empty: Cart = { items: [], paying: null };

/** Kept in the browser, for all its tabs. Each change is made to what is stored now, which another tab may have changed. */
export function createCartStore(storage: () => Storage) {
  const store = createValueStore<Cart>(empty);
  let isListening = false;

  /** A browser may forbid storage; then the cart lasts as long as the page. */
  function load(): Cart {
    const stored = inStorage(() => storage().getItem(key));
    if (stored !== undefined && stored !== JSON.stringify(store.get())) store.set(parse(stored));
    return store.get();
  }

  function change(next: (cart: Cart) => Cart) {
    const cart = next(load());
    store.set(cart);
    inStorage(() => storage().setItem(key, JSON.stringify(cart)));
  }

  const changeItems = (next: (items: readonly CartItem[]) => readonly CartItem[]) =>
    change((cart) => ({ ...cart, items: next(cart.items) }));

  return {
    get: store.get,
    load,
    subscribe(listener: () => void) {
      load();
      if (!isListening) window.addEventListener("storage", load);
      isListening = true;
      return store.subscribe(listener);
    },
    /** False when the cart is full. */
    add({ businessId, pricingId }: PriceReference): boolean {
      const { items } = load();
      const quantity = (items.find((item) => item.pricingId === pricingId)?.quantity ?? 0) + 1;
      if (quantity > mostOfOne || (quantity === 1 && items.length >= mostLines)) return false;
      changeItems((before) =>
        quantity === 1
          ? [...before, { businessId, pricingId, quantity }]
          : withQuantity(before, pricingId, quantity),
      );
      return true;
    },
    setQuantity: (pricingId: string, quantity: number) =>
      changeItems((items) =>
        withQuantity(items, pricingId, Math.min(Math.max(quantity, 1), mostOfOne)),
      ),
    remove: (pricingId: string) =>
      changeItems((items) => items.filter((item) => item.pricingId !== pricingId)),
    startPaying: (paymentId: string) =>
      change(({ items }) => ({ items, paying: { paymentId, items } })),
    /** Takes out what was paid, and keeps what was added since. False when it was not this cart's payment. */
    finishPaying(paymentId: string): boolean {
      const { paying } = load();
      if (paying?.paymentId !== paymentId) return false;
      change(({ items }) => ({ items: without(items, paying.items), paying: null }));
      return true;
    },
  };
}

export type CartStore = ReturnType<typeof createCartStore>;

const withQuantity = (items: readonly CartItem[], pricingId: string, quantity: number) =>
  items.map((item) => (item.pricingId === pricingId ? { ...item, quantity } : item));

const without = (items: readonly CartItem[], paid: readonly CartItem[]) =>
  items.flatMap((item) => {
    const bought = paid.find(({ pricingId }) => pricingId === item.pricingId)?.quantity ?? 0;
    return item.quantity > bought ? [{ ...item, quantity: item.quantity - bought }] : [];
  });

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
