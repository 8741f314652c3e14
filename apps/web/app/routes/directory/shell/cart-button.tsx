import { ShoppingCartIcon } from "@phosphor-icons/react/dist/ssr/ShoppingCart";
import { useState } from "react";
import { useCartCount } from "#shell/cart-count.ts";
import { IconButton } from "#ui/actions/icon-button.tsx";
import {
  LazyBoundary,
  LoadFailure,
  lazyComponent,
  PendingOverlay,
} from "#ui/feedback/lazy-boundary.tsx";

// Loaded only for those who look into it.
const CartDialog = lazyComponent(() => import("./cart-dialog.tsx"));

export function CartButton() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const count = useCartCount();
  return (
    <>
      <IconButton
        label={count === 1 ? "Cart, 1 item" : `Cart, ${count} items`}
        icon={<ShoppingCartIcon size={22} />}
        badge={count > 0 ? count : undefined}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="noscript:hidden"
      />
      {isWanted && (
        <LazyBoundary
          pending={<PendingOverlay />}
          failed={
            <LoadFailure className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl shadow-3" />
          }
        >
          <CartDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
