import type { CartItem } from "@boab/contracts/payments/payments";
import { formatMoney } from "@boab/format/money";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/ssr/LockSimple";
import { useRef } from "react";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { useStartPayment } from "../pay/use-start-payment.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import { cart } from "./change-cart.ts";
import { computeTotalCents, type PricedLine } from "./priced-line.ts";
import { useIsDelayOver } from "./use-delay.ts";
import { usePricedCart } from "./use-priced-cart.ts";

/** The delay lets people see the cart before they can pay (DCART-04). */
const PAY_CONTROL_DELAY_MS = 600;

interface CartContentsProps {
  items: readonly CartItem[];
  isOpen: boolean;
  /** Called when a link out of the cart is opened. */
  onNavigate: () => void;
}

export function CartContents({ items, isOpen, onNavigate }: CartContentsProps) {
  const { lines, isLoading, problem: loadError, refresh } = usePricedCart(items, isOpen);
  const hasUnavailableLine = lines.some(({ state }) => state !== "for sale");
  const list = useRef<HTMLUListElement>(null);
  const isDue = useIsDelayOver(isOpen, PAY_CONTROL_DELAY_MS);
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Items"
        className="divide-y divide-line border-b border-line outline-none"
      >
        {lines.map((line) => (
          <CartLineRow
            key={line.pricingId}
            line={line}
            onLeave={onNavigate}
            // The button that had the focus goes with its line.
            onRemoved={() => list.current?.focus()}
          />
        ))}
      </ul>
      {isLoading && <Spinner label="Loading your cart" className="mx-auto my-6 size-6" />}
      {loadError && (
        <Note tone="danger" role="alert" title="We couldn't load your cart." className="mt-4">
          {loadError}{" "}
          <button
            type="button"
            className="target-44 font-semibold underline underline-offset-3"
            onClick={() => void refresh()}
          >
            Try again
          </button>
        </Note>
      )}
      {lines.length > 0 && (
        <p className="mt-4 flex items-baseline justify-between gap-6" aria-live="polite">
          <span>
            Total <span className="text-sm text-ink-3">AUD</span>
          </span>
          <b className="text-xl type-money">{formatMoney(computeTotalCents(lines))}</b>
        </p>
      )}
      {/* Keeps its place, so that nothing moves when the button comes. */}
      <div className="mt-4 min-h-[124px]">
        {hasUnavailableLine && (
          <Note tone="warn" role="status" className="mb-3">
            Remove what can't be paid for, then you can pay for the rest.
          </Note>
        )}
        {isDue && !isLoading && !loadError && !hasUnavailableLine && (
          <PayControl lines={lines} onRefused={() => void refresh()} />
        )}
      </div>
    </>
  );
}

interface PayControlProps {
  lines: readonly PricedLine[];
  onRefused: () => void;
}

function PayControl({ lines, onRefused }: PayControlProps) {
  const { status, profile } = useSession();
  const { pay, logIn, isPending, failure } = useStartPayment({
    intent: "cart",
    onStart: cart.startPaying,
    onRefused,
  });

  function submit() {
    const shown = lines.map(({ businessId, pricingId, quantity, price }) => ({
      businessId,
      pricingId,
      quantity,
      name: price?.title,
      description: price?.sellerName,
      unitAmount: price?.unitCents,
    }));
    pay({
      intent: "cart",
      lines: JSON.stringify(shown),
      ...(profile && { customerEmail: profile.email }),
    });
  }

  return (
    <>
      {failure && (
        <Note tone="danger" role="alert" title={failure.error} className="mb-3">
          {failure.code === "checkout_failed" && "You weren't charged. Try again in a minute."}
        </Note>
      )}
      {status === "visitor" ? (
        <Button isFull size="lg" onClick={logIn}>
          Log in to pay
        </Button>
      ) : (
        <Button isFull size="lg" isPending={isPending} pendingLabel="Redirecting…" onClick={submit}>
          <LockSimpleIcon weight="fill" size={20} aria-hidden="true" />
          Pay with card
        </Button>
      )}
      <p className="mt-3 text-sm text-ink-3">
        Stripe takes the payment. You'll enter your card on Stripe's page, then come straight back.
      </p>
    </>
  );
}
