import { mayUseCart } from "@boab/contracts/common/access";
import { directoryTexts } from "@boab/contracts/directory/texts";
import { useSession } from "#lib/session/session.ts";
import { useCartCount } from "#shell/cart-count.ts";
import { useLaunchSwitches } from "#shell/launch-switches.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

interface CartDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export default function CartDialog({ isOpen, onClose }: CartDialogProps) {
  const count = useCartCount();
  const { profile } = useSession();
  const isOpenToBuy = mayUseCart(profile, useLaunchSwitches());
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your cart" size="sm">
      {count === 0 ? (
        <EmptyState
          title={directoryTexts.cartEmpty}
          className="border-0! py-4!"
          action={
            <LinkButton
              to={isOpenToBuy ? "/marketplace" : "/marketplace-onboarding"}
              variant="secondary"
              onClick={onClose}
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
        <LinkButton to="/marketplace/checkout" isFull onClick={onClose}>
          {count === 1 ? "Go to the cart with 1 item" : `Go to the cart with ${count} items`}
        </LinkButton>
      )}
    </Dialog>
  );
}
