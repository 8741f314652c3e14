import type { CartLine } from "@boab/contracts/marketplace/cart";
import { maxCartLineQuantity } from "@boab/contracts/marketplace/cart-limits";
import { formatMoney } from "@boab/format/money";
import { MinusIcon } from "@phosphor-icons/react/dist/ssr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { MissingImage } from "#ui/media/missing-image.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { itemPath } from "../paths.ts";
import { type CartAction, CartForm } from "./cart-form.tsx";
import { describeLineProblem, describeQuantity, listChosenOptions } from "./cart-view.ts";
import { cartPageCopy } from "./copy.ts";

interface CartLineRowProps {
  line: CartLine;
  storeName: string;
  /** Whether the cart holds anything else that can be bought. */
  hasRest: boolean;
  change: CartAction;
}

/** One thing in the cart (CART-01, CART-02). */
export function CartLineRow({ line, storeName, hasRest, change }: CartLineRowProps) {
  const { id, name, quantity, state, unitCents, totalCents } = line;
  const problem = describeLineProblem(line, { hasBuyableLines: hasRest });
  const isUnavailable = state !== "for sale";
  const isChanging = change.pendingValues?.id === id;
  return (
    <li
      aria-busy={isChanging || undefined}
      className="flex gap-4 border-b border-line py-5.5 first:pt-0 last:border-0 md:gap-5.5"
    >
      <LinePicture line={line} />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex items-baseline justify-between gap-6">
          <h3 className="min-w-0 font-sans text-base leading-snug font-[650] tracking-normal break-words [font-stretch:100%]">
            <Link to={itemPath(line.shopItem.sku)} className="no-underline hover:underline">
              {name}
            </Link>
          </h3>
          {!isUnavailable && (
            <b className="type-money max-md:hidden" data-testid="line-total">
              {formatMoney(totalCents)}
            </b>
          )}
        </div>
        <p className="text-sm text-ink-3">{storeName}</p>
        <ul aria-label="Chosen" className="mt-2.5 flex flex-wrap gap-1.5 empty:hidden">
          {listChosenOptions(line).map((option) => (
            <li key={option}>
              <Chip className="max-w-full">{option}</Chip>
            </li>
          ))}
        </ul>
        {problem && (
          <p
            className={
              isUnavailable ? "mt-2.5 text-sm text-danger" : "mt-2.5 text-sm text-on-warn-soft"
            }
          >
            {problem}
          </p>
        )}
        {line.reservedOncePaid && (
          <p className="mt-2.5 text-sm text-ink-2">{cartPageCopy.reservedOncePaid}</p>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-x-4 pt-3">
          {(state === "for sale" || state === "fewer left") && (
            <Stepper line={line} change={change} isLocked={isChanging} />
          )}
          {quantity > 1 && !isUnavailable && (
            <span className="text-sm text-ink-2">{formatMoney(unitCents)} each</span>
          )}
          <span className="sr-only">{describeQuantity(line)}</span>
          {!isUnavailable && <b className="type-money md:hidden">{formatMoney(totalCents)}</b>}
          <CartForm change={change} values={{ intent: "remove", id }} className="ml-auto">
            <Button
              type="submit"
              variant="quiet"
              size="sm"
              aria-label={`Remove ${name}`}
              className="-mr-3 text-primary-text"
            >
              Remove
            </Button>
          </CartForm>
        </div>
      </div>
    </li>
  );
}

interface StepperProps {
  line: CartLine;
  change: CartAction;
  isLocked: boolean;
}

/** Limits the quantity to 1 to 99; the server knows how many are in stock. */
function Stepper({ line, change, isLocked }: StepperProps) {
  const { id, name, quantity, state, available } = line;
  const to = (next: number) => ({ intent: "quantity", id, quantity: String(next) });
  const isLast = quantity >= maxCartLineQuantity || state === "fewer left";
  return (
    <div className="-ml-3 flex items-center">
      <CartForm
        change={change}
        values={to(state === "fewer left" ? Math.max(1, available) : quantity - 1)}
      >
        <IconButton
          type="submit"
          label={state === "fewer left" ? `Change to ${available}: ${name}` : `One less: ${name}`}
          icon={<MinusIcon size={16} />}
          disabled={quantity <= 1}
          isLocked={isLocked}
        />
      </CartForm>
      <span className="min-w-6 text-center tabular-nums" aria-hidden="true">
        {quantity}
      </span>
      <CartForm change={change} values={to(quantity + 1)}>
        <IconButton
          type="submit"
          label={`One more: ${name}`}
          icon={<PlusIcon size={16} />}
          disabled={isLast}
          isLocked={isLocked}
        />
      </CartForm>
    </div>
  );
}

function LinePicture({ line: { shopItem } }: { line: CartLine }) {
  const { main } = shopItem.images;
  const pictureStyle = "size-26 flex-none rounded-md bg-sunk object-cover md:size-37";
  if (!main) return <MissingImage className={pictureStyle} />;
  const { mobile } = main;
  return (
    <Picture
      src={mobile.jpeg}
      srcSet={`${mobile.webp} ${mobile.width}w`}
      sizes="148px"
      alt=""
      width={mobile.width}
      height={mobile.height}
      className={pictureStyle}
    />
  );
}
