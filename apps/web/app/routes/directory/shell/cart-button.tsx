import { ShoppingCartIcon } from "@phosphor-icons/react/dist/ssr/ShoppingCart";
import { useEffect, useState } from "react";
import { closeCart, openCart, useCartCount, useIsCartOpen } from "#areas/payments/cart/cart.ts";
import { takePayIntent } from "#areas/payments/pay/pay-intent.ts";
import { useSession } from "#lib/session/session.ts";
import { IconButton } from "#ui/actions/icon-button.tsx";
import {
  LazyBoundary,
  LoadFailure,
  lazyComponent,
  PendingOverlay,
} from "#ui/feedback/lazy-boundary.tsx";

// The code is loaded when somebody opens the cart.
const CartDialog = lazyComponent(() => import("#areas/payments/cart/cart-dialog.tsx"));

export function CartButton() {
  const isOpen = useIsCartOpen();
  const [hasOpened, setHasOpened] = useState(false);
  const count = useCartCount();
  const { status } = useSession();

  if (isOpen && !hasOpened) setHasOpened(true);
  // Closes the cart on unmount, so that it doesn't open again on a later page.
  useEffect(() => closeCart, []);
  // Reopens the cart for somebody who had to log in to pay.
  useEffect(() => {
    if (status === "member" && takePayIntent("cart")) openCart();
  }, [status]);

  return (
    <>
      <IconButton
        label={count === 1 ? "Cart, 1 item" : `Cart, ${count} items`}
        icon={<ShoppingCartIcon size={22} />}
        badge={count > 0 ? count : undefined}
        aria-haspopup="dialog"
        onClick={openCart}
        className="noscript:hidden"
      />
      {hasOpened && (
        <LazyBoundary
          pending={<PendingOverlay />}
          failed={
            <LoadFailure className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl shadow-3" />
          }
        >
          <CartDialog isOpen={isOpen} onClose={closeCart} />
        </LazyBoundary>
      )}
    </>
  );
}
