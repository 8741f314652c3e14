import type { CartItem } from "@boab/contracts/payments/payments";
import { useSyncExternalStore } from "react";
import { createValueStore } from "#lib/browser/value-store.ts";
import { createCartReader } from "./cart-reader.ts";

/** The directory's cart in this browser. */
export const cartReader = createCartReader(() => window.localStorage);

const noItems: readonly CartItem[] = [];

export const useCartItems = (): readonly CartItem[] =>
  useSyncExternalStore(
    cartReader.subscribe,
    () => cartReader.get().items,
    () => noItems,
  );

export const useCartCount = (): number =>
  useCartItems().reduce((sum, { quantity }) => sum + quantity, 0);

const isOpenStore = createValueStore(false);

export const openCart = () => isOpenStore.set(true);
export const closeCart = () => isOpenStore.set(false);

/** The cart opens from its icon, and from a price that is in it. */
export const useIsCartOpen = (): boolean =>
  useSyncExternalStore(isOpenStore.subscribe, isOpenStore.get, () => false);
