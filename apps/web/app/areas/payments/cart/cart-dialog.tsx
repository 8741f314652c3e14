import { useSession } from "#lib/session/session.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { useCartItems } from "./cart.ts";
import { CartContents } from "./cart-contents.tsx";
import { cartDialogCopy } from "./copy.ts";
import { usePaidCart } from "./use-paid-cart.ts";

interface CartDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The directory's cart (DCART-03). */
export default function CartDialog({ isOpen, onClose }: CartDialogProps) {
  const items = useCartItems();
  const { status } = useSession();
  usePaidCart(isOpen && status === "member", () => {
    toast("Thanks. Your payment went through.");
    onClose();
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your cart">
      {items.length === 0 ? (
        <EmptyState
          title={cartDialogCopy.cartEmpty}
          className="border-0! py-4!"
          action={
            <LinkButton to="/directory/listings" variant="secondary" onClick={onClose}>
              Find a Business
            </LinkButton>
          }
        >
          Add a price from a business's page, and pay for everything at once.
        </EmptyState>
      ) : (
        <CartContents items={items} isOpen={isOpen} onNavigate={onClose} />
      )}
    </Dialog>
  );
}
