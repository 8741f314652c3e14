import { mayUseCart } from "@boab/contracts/common/access";
import { directoryTexts } from "@boab/contracts/directory/texts";
import { ShoppingCartIcon } from "@phosphor-icons/react/dist/ssr/ShoppingCart";
import { useState } from "react";
import { useSession } from "#lib/session/session.ts";
import { useCartCount } from "#shell/cart-count.ts";
import { useLaunchSwitches } from "#shell/launch-switches.ts";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

export function CartButton() {
  const [isOpen, setOpen] = useState(false);
  const count = useCartCount();
  const { profile } = useSession();
  const isOpenToBuy = mayUseCart(profile, useLaunchSwitches());
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label={count === 1 ? "Cart, 1 item" : `Cart, ${count} items`}
        icon={<ShoppingCartIcon size={22} />}
        badge={count > 0 ? count : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="noscript:hidden"
      />
      <Dialog isOpen={isOpen} onClose={close} title="Your cart" size="sm">
        {count === 0 ? (
          <EmptyState
            title={directoryTexts.cartEmpty}
            className="border-0! py-4!"
            action={
              <LinkButton
                to={isOpenToBuy ? "/marketplace" : "/marketplace-onboarding"}
                variant="secondary"
                onClick={close}
              >
                {isOpenToBuy ? "Browse Marketplace" : "About the marketplace"}
              </LinkButton>
            }
          >
            {isOpenToBuy
              ? "Anything you add from the marketplace will be here."
              : "The marketplace is opening soon. Anything you add will be here."}
          </EmptyState>
        ) : (
          <LinkButton to="/marketplace/checkout" isFull onClick={close}>
            {count === 1 ? "Go to the cart with 1 item" : `Go to the cart with ${count} items`}
          </LinkButton>
        )}
      </Dialog>
    </>
  );
}
