import { maxListingLineQuantity } from "@boab/contracts/payments/cart-limits";
import { formatMoney } from "@boab/format/money";
import { MinusIcon } from "@phosphor-icons/react/dist/ssr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { cart } from "./change-cart.ts";
import { describeLineProblem, type PricedLine } from "./priced-line.ts";

interface CartLineRowProps {
  line: PricedLine;
  onLeave: () => void;
  onRemoved: () => void;
}

export function CartLineRow({ line, onLeave, onRemoved }: CartLineRowProps) {
  const { pricingId, quantity, price, state } = line;
  const name = price?.title ?? "This item";
  const problem = describeLineProblem(line);
  return (
    <li className="py-4">
      <div className="flex items-baseline justify-between gap-6">
        <span className="min-w-0 break-words">
          <b className="font-[650]">{name}</b>
          {price && (
            <Link
              to={price.sellerPath}
              onClick={onLeave}
              className="block text-sm text-ink-3 hover:underline"
            >
              {price.sellerName}
            </Link>
          )}
        </span>
        {price && state === "for sale" && (
          <b className="flex-none type-money">{formatMoney(price.unitCents * quantity)}</b>
        )}
      </div>
      {problem && (
        <p role="status" className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
      <div className="mt-2 flex items-center justify-between gap-4">
        {state === "for sale" ? (
          <div className="flex items-center">
            <IconButton
              label={`One less: ${name}`}
              icon={<MinusIcon size={16} />}
              isLocked={quantity <= 1}
              onClick={() => cart.setQuantity(pricingId, quantity - 1)}
              className="-ml-3"
            />
            <span className="min-w-6 text-center tabular-nums">
              <span className="sr-only">Quantity </span>
              {quantity}
            </span>
            <IconButton
              label={`One more: ${name}`}
              icon={<PlusIcon size={16} />}
              isLocked={quantity >= maxListingLineQuantity}
              onClick={() => cart.setQuantity(pricingId, quantity + 1)}
            />
            {quantity > 1 && price && (
              <span className="ml-2 text-sm text-ink-3">{formatMoney(price.unitCents)} each</span>
            )}
          </div>
        ) : (
          <span />
        )}
        <Button
          variant="quiet"
          size="xs"
          aria-label={`Remove ${name}`}
          onClick={() => {
            cart.remove(pricingId);
            onRemoved();
          }}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
