import { useSyncExternalStore } from "react";
import { createValueStore } from "#lib/browser/value-store.ts";

/** Items in the cart; updated by the cart's pages. */
export const cartCount = createValueStore(0);

export const useCartCount = (): number =>
  useSyncExternalStore(cartCount.subscribe, cartCount.get, () => 0);
