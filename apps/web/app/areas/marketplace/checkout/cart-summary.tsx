import type { Cart } from "@boab/contracts/marketplace/cart";
import { formatMoney } from "@boab/format/money";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/ssr/LockSimple";
import type { ReactNode } from "react";
import { Button } from "#ui/actions/button.tsx";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { describeContents, hasNothingForSale } from "./cart-view.ts";
import { cartPageCopy } from "./copy.ts";

interface CartSummaryProps {
  cart: Cart;
  /** The id of the form that the button sends. */
  formId: string;
  isPaying: boolean;
  failure: { error: string; code: string; fields: Record<string, string> } | undefined;
  /** The payment URL, for people whose browser never ran the script that redirects there. */
  paymentUrl: string | undefined;
}

/** Shows the total and the button to pay it (CART-04, CART-05). */
export function CartSummary({ cart, formId, isPaying, failure, paymentUrl }: CartSummaryProps) {
  const hasFieldErrors = Object.keys(failure?.fields ?? {}).length > 0;
  return (
    <Card as="aside" aria-labelledby="summary" className="shadow-2 lg:sticky lg:top-6">
      <h2 id="summary" className="mb-4 text-xl">
        Summary
      </h2>
      <dl className="grid gap-2.5">
        <SummaryRow name={describeContents(cart)}>{formatMoney(cart.goodsCents)}</SummaryRow>
        {cart.stores.map(({ storeId, storeName, chosen }) =>
          chosen ? (
            <SummaryRow key={storeId} name={`${chosen.courier}, ${storeName}`}>
              {chosen.cents === 0 ? "Free" : formatMoney(chosen.cents)}
            </SummaryRow>
          ) : null,
        )}
        {cart.gstCents > 0 && (
          <SummaryRow name="GST included">{formatMoney(cart.gstCents)}</SummaryRow>
        )}
      </dl>
      <p
        aria-live="polite"
        className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4"
      >
        <b className="font-[620]">Total</b>
        <span>
          <span className="mr-2 text-sm text-ink-3">AUD</span>
          <b className="text-2xl type-money" data-testid="total">
            {formatMoney(cart.totalCents)}
          </b>
        </span>
      </p>
      {!cart.canBePaid && (
        <Note tone="warn" role="status" className="mt-4">
          {hasNothingForSale(cart)
            ? "Nothing here can be bought now."
            : "Remove what can't be bought, then you can pay for the rest."}
        </Note>
      )}
      {failure && (
        <Note tone="danger" role="alert" title={failure.error} className="mt-4">
          {hasFieldErrors && "Please check the fields marked in red."}
          {failure.code === "checkout_failed" && "You weren't charged. Try again in a minute."}
        </Note>
      )}
      {paymentUrl ? (
        <a
          href={paymentUrl}
          className={getButtonClass({ size: "lg", isFull: true, className: "mt-5" })}
        >
          Continue to payment
        </a>
      ) : (
        <Button
          type="submit"
          form={formId}
          isFull
          size="lg"
          className="mt-5"
          disabled={!cart.canBePaid || isPaying}
          isPending={isPaying}
          pendingLabel={cartPageCopy.redirecting}
        >
          <LockSimpleIcon weight="fill" size={20} aria-hidden="true" />
          {cartPageCopy.pay}
        </Button>
      )}
      <p className="mt-3 text-sm text-ink-3">
        You pay on our card partner's secure page, then come straight back. We keep your items for
        you while you pay.
      </p>
    </Card>
  );
}

const SummaryRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-6">
    <dt className="min-w-0 break-words text-ink-2">{name}</dt>
    <dd className="type-money">{children}</dd>
  </div>
);
