import { CheckIcon } from "@phosphor-icons/react/dist/ssr/Check";
import { Button } from "#ui/actions/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { cart, openCart, useCartItems } from "../cart/cart.ts";
import type { PaidBusiness, PayablePrice } from "./payable-price.ts";

interface PriceActionsProps {
  business: PaidBusiness;
  price: PayablePrice;
  onPay: () => void;
}

/** Beside a price: into the cart, or pay it now. */
export function PriceActions({ business, price, onPay }: PriceActionsProps) {
  const isInCart = useCartItems().some(({ pricingId }) => pricingId === price.id);

  function add() {
    const isAdded = cart.add({ businessId: business.id, pricingId: price.id });
    if (isAdded) toast("Added to your cart.");
    else toast("Your cart is full. Pay for what's in it first.", { tone: "bad" });
  }

  return (
    <span className="flex flex-none gap-1 noscript:hidden">
      {isInCart ? (
        <Button
          variant="quiet"
          size="xs"
          aria-haspopup="dialog"
          aria-label={`In your cart: ${price.title}`}
          onClick={openCart}
        >
          <CheckIcon weight="bold" size={14} aria-hidden="true" />
          In your cart
        </Button>
      ) : (
        <Button variant="quiet" size="xs" aria-label={`Add to cart: ${price.title}`} onClick={add}>
          Add to cart
        </Button>
      )}
      <Button
        variant="secondary"
        size="xs"
        aria-haspopup="dialog"
        aria-label={`Pay now: ${price.title}`}
        onClick={onPay}
      >
        Pay now
      </Button>
    </span>
  );
}
