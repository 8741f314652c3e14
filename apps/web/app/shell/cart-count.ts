import { useSyncExternalStore } from "react";
import { createValueStore } from "#lib/browser/value-store.ts";

/** How many things lie in the cart; the cart's own pages keep it up to date. */
export const cartCount = createValueStore(0);

export const useCartCount = (): number =>
  useSyncExternalStore(cartCount.subscribe, cartCount.get, () => 0);
