import { CheckIcon } from "@phosphor-icons/react/dist/ssr/Check";
import { Button } from "#ui/actions/button.tsx";
import { openCart, useCartItems } from "../cart/cart.ts";
import type { PayablePrice, PayeeBusiness } from "./payable-price.ts";

interface PriceActionsProps {
  business: PayeeBusiness;
  price: PayablePrice;
  onPay: () => void;
}

/** The buttons beside a price add it to the cart or pay it now. */
export function PriceActions({ business, price, onPay }: PriceActionsProps) {
  const isInCart = useCartItems().some(({ pricingId }) => pricingId === price.id);

  // The cart's code loads with the first press, because few visitors buy.
  const add = async () => {
    const { addToCart } = await import("../cart/add-to-cart.ts");
    addToCart({ businessId: business.id, pricingId: price.id });
  };

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
        <Button
          variant="quiet"
          size="xs"
          aria-label={`Add to cart: ${price.title}`}
          onClick={() => void add()}
        >
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
