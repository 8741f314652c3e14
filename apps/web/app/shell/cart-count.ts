import { mayUseCart } from "@boab/contracts/common/access";
import { useEffect, useSyncExternalStore } from "react";
import { registerStartRefresh } from "#lib/browser/app-start.ts";
import { createValueStore } from "#lib/browser/value-store.ts";
import { useSession } from "#lib/session/session.ts";
import { useLaunchSwitches } from "./launch-switches.ts";

/** The number of pieces in the cart. Pages that change the cart set it. */
export const cartCount = createValueStore<number | undefined>(undefined);

/** Undefined until it has loaded, because a page that is the same for everyone contains nobody's count. */
export const useCartCount = (): number | undefined =>
  useSyncExternalStore(cartCount.subscribe, cartCount.get, () => undefined);

/** Loaded for those who can have a cart. Where it fails, the last known count stays. */
const refreshCartCount = () =>
  import("./read-cart-count.ts")
    .then(({ readCartCount }) => readCartCount())
    .then(cartCount.set, () => {});

/** Loads the count once the session shows that the person can have a cart, and again after the app start (SHELL-36). */
export function useCartCountLoading(): void {
  const { status, profile } = useSession();
  const owner = mayUseCart(profile, useLaunchSwitches()) ? profile?.id : undefined;
  useEffect(() => {
    if (owner === undefined) return cartCount.set(status === "unknown" ? undefined : 0);
    void refreshCartCount();
    return registerStartRefresh(refreshCartCount);
  }, [owner, status]);
}
