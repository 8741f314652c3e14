import { mayUseCart } from "@boab/contracts/common/access";
import { useEffect, useSyncExternalStore } from "react";
import { refreshAtStart } from "#lib/browser/app-start.ts";
import { createValueStore } from "#lib/browser/value-store.ts";
import { useSession } from "#lib/session/session.ts";
import { useLaunchSwitches } from "./launch-switches.ts";

/** Lines in the cart; pages that change it say how many there are now. */
export const cartCount = createValueStore(0);

export const useCartCount = (): number =>
  useSyncExternalStore(cartCount.subscribe, cartCount.get, () => 0);

/** Loaded for those who can have a cart. Where it fails, the last known count stays. */
const refreshCartCount = () =>
  import("./read-cart-count.ts")
    .then(({ readCartCount }) => readCartCount())
    .then(cartCount.set, () => {});

/** Asked for as soon as we know somebody who can have a cart, and again with the rest (SHELL-36). */
export function useCartCountInBrowser(): void {
  const { profile } = useSession();
  const owner = mayUseCart(profile, useLaunchSwitches()) ? profile?.id : undefined;
  useEffect(() => {
    if (owner === undefined) return cartCount.set(0);
    void refreshCartCount();
    return refreshAtStart(refreshCartCount);
  }, [owner]);
}
